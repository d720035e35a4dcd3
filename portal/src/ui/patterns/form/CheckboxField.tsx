import type { ReactNode } from 'react';
import {
  CheckboxButton,
  CheckboxField as AriaCheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import { styled } from 'styled-components';
import { Tick, tickRow } from '../../primitives/Tick.tsx';
import { requiredMark } from '../../styles/fieldLook.ts';
import { Problem } from '../../primitives/FieldParts.tsx';

interface Props extends Omit<CheckboxFieldProps, 'children'> {
  /** Error message if the checkbox is required but not ticked. */
  missing?: string;
  children: ReactNode;
}

/** A form's checkbox with its error message below it. */
export function CheckboxField({ missing, children, ...props }: Props) {
  return (
    <AriaCheckboxField {...props}>
      <Row>
        <Tick />
        <span>{children}</span>
      </Row>
      <Problem>
        {({ validationDetails, validationErrors }) =>
          validationDetails.valueMissing && missing ? missing : validationErrors.join(' ')
        }
      </Problem>
    </AriaCheckboxField>
  );
}

/** Aligns the box with the first line of a long label. */
const Row = styled(CheckboxButton)`
  ${tickRow}
  align-items: flex-start;
  min-block-size: 24px;

  > span[class] {
    margin-block-start: 3px;
  }

  [data-required] > & > span:last-child {
    ${requiredMark}
  }
`;
