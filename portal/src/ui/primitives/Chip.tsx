import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';

interface Props {
  children: ReactNode;
  /** Accessible name of the button. */
  label: string;
  onRemove: () => void;
}

/** An active filter or choice; a click removes it. */
export function Chip({ children, label, onRemove }: Props) {
  return (
    <Frame aria-label={label} onPress={onRemove}>
      <span>{children}</span>
      <X aria-hidden="true" />
    </Frame>
  );
}

const Frame = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: 2px 8px 2px 10px;
  border: 0;
  border-radius: 14px;
  background: color-mix(in oklab, var(--brand) 10%, var(--surface));
  font-size: 0.8125rem;
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  transition: background-color var(--swift);

  @media (forced-colors: active) {
    border: 1px solid;
  }

  &:hover {
    background: color-mix(in oklab, var(--brand) 20%, var(--surface));
  }

  > .lucide {
    inline-size: 14px;
    block-size: 14px;
    color: var(--muted);
  }
`;
