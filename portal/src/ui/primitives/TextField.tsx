import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldLook } from '../styles/fieldLook.ts';
import { FieldLabel, FieldNotes } from './FieldParts.tsx';

export interface Props extends Omit<TextFieldProps, 'children'> {
  label: string;
  placeholder?: string;
  description?: ReactNode;
  /** Shown before the text, within the field. */
  prefix?: ReactNode;
  /** A button after the text, within the field. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** The field's value in its form, if it differs from the displayed text. */
  formValue?: string;
}

/**
 * A labeled single-line text field. Its error comes from the surrounding form, or from browser validation with the
 * portal's wording.
 */
export function TextField({ label, placeholder, description, prefix, suffix, inputRef, formValue, ...props }: Props) {
  return (
    <AriaTextField {...props}>
      <FieldLabel>{label}</FieldLabel>
      <Frame>
        {prefix && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Field
          ref={inputRef}
          placeholder={placeholder}
          data-form-value={formValue}
          $prefixed={Boolean(prefix)}
          $suffixed={Boolean(suffix)}
        />
        {suffix && <Suffix>{suffix}</Suffix>}
      </Frame>
      <FieldNotes label={label} description={description} minLength={props.minLength} />
    </AriaTextField>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Field = styled(Input)<{ $prefixed: boolean; $suffixed: boolean }>`
  ${fieldLook}
  ${({ $prefixed }) => $prefixed && 'padding-inline-start: 26px;'}
  ${({ $suffixed }) => $suffixed && 'padding-inline-end: 40px;'}
`;

const Prefix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 12px;
  display: grid;
  align-items: center;
  color: var(--muted);
  pointer-events: none;
`;

const Suffix = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: grid;
  align-items: center;
`;
