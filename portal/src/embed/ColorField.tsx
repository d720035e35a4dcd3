import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { ColorInput, isColor } from './ColorInput.tsx';

interface Props {
  label: string;
  description: string;
  /** `#rrggbb`, or '' to use the company's color. */
  value: string;
  /** The company's color. */
  standard: string;
  onChange: (value: string) => void;
}

/** A color that overrides the company's color. Calls `onChange` when the user pauses typing. */
export function ColorField({ value, onChange, ...field }: Props) {
  const [draft, setDraft] = useDebouncedInput(value, (text) => {
    if (text === '' || isColor(text)) onChange(text.toLowerCase());
  });
  return <ColorInput {...field} value={draft} onChange={setDraft} onReset={() => setDraft('')} />;
}
