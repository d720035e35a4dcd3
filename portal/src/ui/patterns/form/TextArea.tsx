import type { ReactNode } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldLook } from '../../styles/fieldLook.ts';
import { FieldLabel, FieldNotes } from '../../primitives/FieldParts.tsx';

interface Props extends Omit<TextFieldProps, 'children'> {
  label: string;
  placeholder?: string;
  description?: ReactNode;
  /** Number of initially visible lines. The field grows with its text. */
  rows?: number;
}

export function TextArea({ label, placeholder, description, rows = 5, ...props }: Props) {
  return (
    <AriaTextField {...props}>
      <FieldLabel>{label}</FieldLabel>
      <Field placeholder={placeholder} rows={rows} />
      <FieldNotes label={label} description={description} minLength={props.minLength} />
    </AriaTextField>
  );
}

const Field = styled(AriaTextArea)`
  --field: ${({ rows }) => Number(rows) * 21 + 14}px;
  ${fieldLook}
  display: block;
  max-block-size: 60dvh;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;
