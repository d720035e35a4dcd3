import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fieldLook } from '../fieldLook.ts';

interface Props {
  label: string;
  /** Null: none is chosen. */
  value: number | null;
  options: readonly { id: number; label: string }[];
  /** Stands for none. */
  none: string;
  onChange: (value: number | null) => void;
}

/** One of a few, or none. The browser's own list. */
export function SelectField({ label, value, options, none, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <Name htmlFor={id}>{label}</Name>
      <Frame>
        <Field
          id={id}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Field>
        <ChevronDown aria-hidden="true" />
      </Frame>
    </div>
  );
}

const Name = styled.label`
  display: block;
  inline-size: fit-content;
  margin-block-end: 4px;
  color: var(--muted);
  font-size: 0.8125rem;
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
