import type { MarketType } from '@crewdock/contract/kinds';
import { SearchField } from '../ui/SearchField.tsx';
import { useDraft } from './useDraft.ts';

interface Props {
  type: MarketType;
  value: string;
  onChange: (search: string | undefined) => void;
}

/** Searches as one types. */
export function SearchBox({ type, value, onChange }: Props) {
  const [draft, setDraft] = useDraft(value, (text) => onChange(text.trim() || undefined));
  return (
    <SearchField
      size="large"
      aria-label={`Search ${type}`}
      placeholder={type === 'talents' ? 'Search by name, title, skill or place' : 'Search by title, company or skill'}
      maxLength={200}
      value={draft}
      onChange={setDraft}
    />
  );
}
