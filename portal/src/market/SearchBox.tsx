import type { CardKind } from '@crewdock/contract/kinds';
import { SEARCH_MAX } from '@crewdock/contract/limits';
import { t } from '../i18n/translate.ts';
import { SearchField } from '../ui/primitives/SearchField.tsx';
import { useDebouncedInput } from '../ui/hooks/useDraft.ts';
import { plainField } from './filters/PlainForm.tsx';
import * as messages from './messages.ts';

interface Props {
  kind: CardKind;
  value: string;
  onChange: (search: string | undefined) => void;
}

/** Search field that applies the search text while the user types. */
export function SearchBox({ kind, value, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(value, (text) => onChange(text.trim() || undefined));
  return (
    <SearchField
      {...plainField('search')}
      size="large"
      aria-label={t(messages.searchLabel, { kind })}
      placeholder={t(messages.searchPlaceholder, { kind })}
      maxLength={SEARCH_MAX}
      value={draft}
      onChange={setDraft}
    />
  );
}
