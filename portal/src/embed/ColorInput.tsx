import Undo2 from 'lucide-react/icons/undo-2';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { TextField } from '../ui/primitives/TextField.tsx';

interface Props {
  label: string;
  description: string;
  /** The field's name in the API, by which errors are assigned to the field. */
  name?: string;
  /** The text as entered; `#rrggbb` once it is complete. */
  value: string;
  /** The default colour. Shown while the field is empty; a button restores it. */
  standard: string;
  onChange: (value: string) => void;
  onReset: () => void;
}

const COLOR = /^#[0-9a-f]{6}$/i;

export function isColor(text: string): boolean {
  return COLOR.test(text);
}

/** A colour field with a picker. */
export function ColorInput({ label, description, value, standard, onChange, onReset, ...field }: Props) {
  const isWrong = value !== '' && !isColor(value);
  return (
    <Row>
      <TextField
        {...field}
        label={label}
        placeholder={standard}
        description={isWrong ? t(messages.colorProblem) : description}
        spellCheck="false"
        autoComplete="off"
        maxLength={7}
        isInvalid={isWrong}
        value={value}
        onChange={onChange}
        suffix={
          value !== '' && (
            <IconButton $size={28} aria-label={t(messages.resetColor, { label })} onPress={onReset}>
              <Undo2 />
            </IconButton>
          )
        }
      />
      <Well
        type="color"
        aria-label={t(messages.pickColor, { label })}
        value={isColor(value) ? value.toLowerCase() : standard}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 36px;
  gap: 8px;
`;

const Well = styled.input`
  inline-size: 36px;
  block-size: 36px;
  margin-block-start: 24px;
  padding: 3px;
  border: 1px solid var(--control);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 0;
    border-radius: 4px;
  }
`;
