import { useDraft } from '../ui/useDraft.ts';
import { TextField } from '../ui/TextField.tsx';

interface Props {
  label: string;
  placeholder: string;
  description: string;
  /** What is wanted, where that isn't given. */
  problem: string;
  inputMode?: 'numeric';
  maxLength?: number;
  value: string;
  /** '' for what is no value. */
  read: (text: string) => string;
  onChange: (value: string) => void;
}

/** A short text that counts once the typing rests, and only when it is a value. */
export function DraftField({ problem, description, value, read, maxLength = 30, onChange, ...field }: Props) {
  const [draft, setDraft] = useDraft(value, (text) => {
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
