import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { styled } from 'styled-components';
import { labelLook, noteLook, problemLook } from '../styles/fieldLook.ts';

export const FieldLabel = styled(Label)`
  ${labelLook}
`;

interface Props {
  /** The field's label, used in the error for an empty field. */
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
          if (valueMissing) return `Enter your ${lower(label)}.`;
          if (typeMismatch) return 'This doesn’t look like an e-mail address.';
          if (tooShort) return `Use at least ${minLength} characters.`;
          if (patternMismatch) return `This doesn’t look like a ${lower(label)}.`;
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
