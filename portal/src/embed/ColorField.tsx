import { Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useDraft } from '../ui/useDraft.ts';

interface Props {
  label: string;
  description: string;
  /** `#rrggbb`, or '' for the company's. */
  value: string;
  /** The company's. */
  standard: string;
  onChange: (value: string) => void;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** A colour, picked or typed, in place of the company's. */
export function ColorField({ label, description, value, standard, onChange }: Props) {
  const [draft, setDraft] = useDraft(value, (text) => {
    if (text === '' || COLOR.test(text)) onChange(text.toLowerCase());
  });
  const isWrong = draft !== '' && !COLOR.test(draft);
  return (
    <Row>
      <TextField
        label={label}
        placeholder={standard}
        description={isWrong ? 'Six digits behind #, as in #0c5c66.' : description}
        spellCheck="false"
        autoComplete="off"
        maxLength={7}
        isInvalid={isWrong}
        value={draft}
        onChange={setDraft}
        suffix={
          draft && (
            <IconButton $size={28} aria-label={`${label}: the company’s again`} onPress={() => setDraft('')}>
              <Undo2 />
            </IconButton>
          )
        }
      />
      <Well
        type="color"
        aria-label={`${label}: pick`}
        value={COLOR.test(draft) ? draft.toLowerCase() : standard}
        onChange={({ target }) => setDraft(target.value)}
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
