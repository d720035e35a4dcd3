import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { fieldLook } from './fieldLook.ts';

interface Props extends Omit<TextFieldProps, 'children'> {
  label: string;
  placeholder?: string;
  /** Stands before the text, within the field. */
  prefix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A labelled line of text. */
export function TextField({ label, placeholder, prefix, inputRef, ...props }: Props) {
  return (
    <AriaTextField {...props}>
      <FieldLabel>{label}</FieldLabel>
      <Frame>
        {prefix && <Prefix aria-hidden="true">{prefix}</Prefix>}
        <Field ref={inputRef} placeholder={placeholder} $prefixed={Boolean(prefix)} />
      </Frame>
    </AriaTextField>
  );
}

const FieldLabel = styled(Label)`
  display: block;
  margin-block-end: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
`;

const Frame = styled.div`
  position: relative;
`;

const Field = styled(Input)<{ $prefixed: boolean }>`
  ${fieldLook}
  ${({ $prefixed }) => $prefixed && 'padding-inline-start: 26px;'}
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
