import { isolatedText } from '@crewdock/contract/isolated-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { styled } from 'styled-components';
import { FINGER } from '../styles/screen.ts';

interface Props<T extends string> {
  /** Accessible name, also shown before the value. */
  label: string;
  /** Name in a native form submission; used with `form`. */
  name?: string;
  form?: string;
  value: T;
  options: readonly { id: T; label: string }[];
  onChange: (value: T) => void;
}

/** A native `<select>`, which works best on phones and without JavaScript. */
export function Select<T extends string>({ label, options, onChange, ...field }: Props<T>) {
  return (
    <Frame>
      <Name>{label}</Name>
      <Field {...field} onChange={(event) => onChange(event.target.value as T)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {isolatedText(option.label)}
          </option>
        ))}
      </Field>
      <ChevronDown aria-hidden="true" />
    </Frame>
  );
}

const Frame = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: 36px;
  padding-inline: 12px 10px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  transition: background-color var(--swift);

  &:hover {
    background: var(--hover);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  > .lucide {
    color: var(--muted);
    pointer-events: none;
  }

  ${FINGER} {
    min-block-size: 44px;
  }
`;

const Name = styled.span`
  color: var(--muted);
  white-space: nowrap;

  @media (width < 360px) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Field = styled.select`
  min-inline-size: 0;
  margin-inline-end: -26px;
  padding: 6px 26px 6px 0;
  border: 0;
  background: transparent;
  font-weight: 500;
  appearance: none;
  cursor: pointer;
  field-sizing: content;
  text-overflow: ellipsis;

  &:focus-visible {
    outline: 0;
  }

  > option {
    background: var(--raised);
  }
`;
