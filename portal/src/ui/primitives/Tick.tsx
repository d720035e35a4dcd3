import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { css, styled } from 'styled-components';

/** The box of a checkbox. The surrounding `tickRow` styles its state. */
export function Tick({ isIndeterminate }: { isIndeterminate?: boolean }) {
  return <Box>{isIndeterminate ? <Minus /> : <Check />}</Box>;
}

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--control);
  border-radius: 4px;
  background: var(--surface);
  transition: background-color var(--swift);

  > .lucide {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 3;
    color: var(--on-brand);
    opacity: 0;
  }
`;

/** A row with a checkbox and its label. */
export const tickRow = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 30px;
  border-radius: 4px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &:hover ${Box} {
    border-color: var(--text);
  }

  &:has(:checked) ${Box}, &[data-indeterminate] ${Box} {
    border-color: var(--brand);
    background: var(--brand);

    > .lucide {
      opacity: 1;
    }
  }

  &[data-invalid] ${Box} {
    border-color: var(--red);
  }
`;
