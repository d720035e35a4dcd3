import { isolatedText } from '@crewdock/contract/isolated-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { fieldLook, labelLook, noteLook, problemLook } from '../../styles/fieldLook.ts';

interface Props<Id extends string | number> {
  label: string;
  /** Name in the form data. */
  name?: string;
  /** Null if nothing is chosen. */
  value: Id | null;
  options: readonly { id: Id; label: string }[];
  /** Label of the empty option; omitted if a value must always be chosen. */
  none?: string;
  description?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  onChange: (value: Id | null) => void;
}

/** A native `<select>` with an optional empty option. */
export function SelectField<Id extends string | number>({
  label,
  name,
  value,
  options,
  none,
  description,
  error,
  isRequired = false,
  onChange,
}: Props<Id>) {
  const id = useId();
  const described = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-required={isRequired || undefined}>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        <Field
          id={id}
          name={name}
          value={value ?? ''}
          aria-describedby={described || undefined}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          data-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(options.find((option) => String(option.id) === target.value)?.id ?? null)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {isolatedText(option.label)}
            </option>
          ))}
        </Field>
        <ChevronDown aria-hidden="true" />
      </Frame>
      {description && <Note id={`${id}-description`}>{description}</Note>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </div>
  );
}

const Name = styled.label`
  ${labelLook}
`;

const Note = styled.p`
  ${noteLook}
`;

const Problem = styled.p`
  ${problemLook}
`;

const Frame = styled.div`
  position: relative;

  > .lucide {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: 10px;
    color: var(--muted);
    pointer-events: none;
  }
`;

const Field = styled.select`
  ${fieldLook}
  padding-inline-end: 34px;
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;

  > option {
    background: var(--raised);
  }
`;
