import { Check, Minus } from 'lucide-react';
import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';

/** A tick before a label, which is its children. */
export function Checkbox({ children, ...props }: Omit<CheckboxProps, 'children'> & { children: React.ReactNode }) {
  return (
    <Row {...props}>
      {({ isIndeterminate }) => (
        <>
          <Box>{isIndeterminate ? <Minus /> : <Check />}</Box>
          {children}
        </>
      )}
    </Row>
  );
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

const Row = styled(AriaCheckbox)`
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

  &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
    border-color: var(--brand);
    background: var(--brand);

    > .lucide {
      opacity: 1;
    }
  }
`;
