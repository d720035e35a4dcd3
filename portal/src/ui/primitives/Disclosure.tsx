import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';

interface Props {
  isOpen: boolean;
  /** Id of the controlled element; undefined while that element is not rendered. */
  controls: string | undefined;
  onChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** An inconspicuous button that shows and hides more details of a row. */
export function Disclosure({ isOpen, controls, onChange, children }: Props) {
  return (
    <Toggle
      $kind="quiet"
      $size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={() => onChange(!isOpen)}
    >
      {children}
      <ChevronDown aria-hidden="true" />
    </Toggle>
  );
}

/** Stacked above the link that covers the row. */
const Toggle = styled(Button)`
  position: relative;
  z-index: 1;
  color: var(--muted);

  > .lucide {
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 180deg;
  }
`;
