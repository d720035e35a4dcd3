import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { TextField } from '../ui/primitives/TextField.tsx';

interface Props {
  label: string;
  placeholder: string;
  description: string;
  /** Error message for an invalid value. */
  problem: string;
  inputMode?: 'numeric';
  maxLength?: number;
  value: string;
  /** Parses the text; returns '' if the text is invalid. */
  read: (text: string) => string;
  onChange: (value: string) => void;
}

/** A short text field. Calls `onChange` with valid values when the user pauses typing. */
export function DraftField({ problem, description, value, read, maxLength = 30, onChange, ...field }: Props) {
  const [draft, setDraft] = useDebouncedInput(value, (text) => {
    if (text.trim() === '' || read(text.trim())) onChange(text.trim());
  });
  const isWrong = draft.trim() !== '' && !read(draft.trim());
  return (
    <TextField
      {...field}
      description={isWrong ? problem : description}
      spellCheck="false"
      autoComplete="off"
      maxLength={maxLength}
      isInvalid={isWrong}
      value={draft}
      onChange={setDraft}
    />
  );
}
