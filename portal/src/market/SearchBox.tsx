import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { plainField } from './filters/PlainForm.tsx';

interface Props {
  kind: CardKind;
  value: string;
  onChange: (search: string | undefined) => void;
}

/** Search field that applies the text while the user types. */
export function SearchBox({ kind, value, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(value, (text) => onChange(text.trim() || undefined));
  return (
    <SearchField
      {...plainField('search')}
      size="large"
      aria-label={`Search ${KINDS[kind].nouns}`}
      placeholder={PLACEHOLDERS[kind]}
      maxLength={SEARCH_MAX}
      value={draft}
      onChange={setDraft}
    />
  );
}

const PLACEHOLDERS: Record<CardKind, string> = {
  talent: 'Search by name, title, skill or place',
  request: 'Search by title, company or skill',
};
