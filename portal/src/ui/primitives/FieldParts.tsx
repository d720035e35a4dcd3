import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { labelLook, noteLook, problemLook } from '../styles/fieldLook.ts';
import * as messages from './messages.ts';

export const FieldLabel = styled(Label)`
  ${labelLook}
`;

interface Props {
  /** The field's label, used in the error message for an empty field. */
  label: string;
  /** A description of the expected input. */
  description?: ReactNode;
  /** Minimum number of characters, if the field has one. */
  minLength?: number;
}

/** Description and error below a field, linked to it for screen readers. */
export function FieldNotes({ label, description, minLength }: Props) {
  return (
    <>
      {description && <Description slot="description">{description}</Description>}
      <Problem>
        {({ validationDetails: { valueMissing, typeMismatch, tooShort, patternMismatch }, validationErrors }) => {
          if (valueMissing) return t(messages.valueMissing, { label: lower(label) });
          if (typeMismatch) return t(messages.emailInvalid);
          if (tooShort) return t(messages.valueTooShort, { count: minLength! });
          if (patternMismatch) return t(messages.valueInvalid, { label: lower(label) });
          return validationErrors.length > 0 ? validationErrors.join(' ') : null;
        }}
      </Problem>
    </>
  );
}

function lower(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

const Description = styled(Text)`
  display: block;
  ${noteLook}
`;

export const Problem = styled(FieldError)`
  display: block;
  ${problemLook}
`;
