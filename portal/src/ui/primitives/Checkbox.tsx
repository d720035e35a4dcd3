import { Checkbox as AriaCheckbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { Tick, tickRow } from './Tick.tsx';

/** A checkbox; its children are the label. */
export function Checkbox({ children, ...props }: Omit<CheckboxProps, 'children'> & { children: React.ReactNode }) {
  return (
    <Row {...props}>
      {({ isIndeterminate }) => (
        <>
          <Tick isIndeterminate={isIndeterminate} />
          {children}
        </>
      )}
    </Row>
  );
}

const Row = styled(AriaCheckbox)`
  ${tickRow}
`;
