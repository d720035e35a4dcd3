import { useDraft } from '../ui/useDraft.ts';
import { ColorInput, isColor } from './ColorInput.tsx';

interface Props {
  label: string;
  description: string;
  /** `#rrggbb`, or '' for the company's. */
  value: string;
  /** The company's. */
  standard: string;
  onChange: (value: string) => void;
}

/** A colour in place of the company's, handed on when the typing rests. */
export function ColorField({ value, onChange, ...field }: Props) {
  const [draft, setDraft] = useDraft(value, (text) => {
    if (text === '' || isColor(text)) onChange(text.toLowerCase());
  });
  return <ColorInput {...field} value={draft} onChange={setDraft} onReset={() => setDraft('')} />;
}
