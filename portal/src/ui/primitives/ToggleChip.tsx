import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

interface Props {
  children: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A quick filter that takes effect immediately: a switch that looks like a chip. */
export function ToggleChip({ children, isOn, onChange }: Props) {
  return (
    <Frame type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      {isOn && <Check aria-hidden="true" />}
      {children}
    </Frame>
  );
}

const Frame = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 28px;
  padding: 2px 10px;
  border: 1px solid var(--control);
  border-radius: 14px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--swift);

  &:hover {
    background: var(--hover);
  }

  &[aria-checked='true'] {
    padding-inline-start: 7px;
    background: color-mix(in oklab, var(--brand) 10%, var(--surface));
  }

  &[aria-checked='true']:hover {
    background: color-mix(in oklab, var(--brand) 20%, var(--surface));
  }

  @media (forced-colors: active) {
    &[aria-checked='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  > .lucide {
    inline-size: 14px;
    block-size: 14px;
  }

  ${FINGER} {
    min-block-size: 44px;
    border-radius: 22px;
  }
`;
