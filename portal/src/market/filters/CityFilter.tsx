import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import { t } from '../../i18n/translate.ts';
import { useDebouncedInput } from '../../ui/hooks/useDraft.ts';
import { SearchField } from '../../ui/primitives/SearchField.tsx';
import * as messages from './messages.ts';
import { plainField } from './PlainForm.tsx';

interface Props {
  value: string;
  onChange: (city: string | undefined) => void;
}

/** Filter for words of a job's city or region. */
export function CityFilter({ value, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(value, (text) => onChange(text.trim() || undefined));
  return (
    <SearchField
      {...plainField('city')}
      aria-label={t(messages.cityOrRegion)}
      placeholder={t(messages.anyCity)}
      maxLength={CARD_FIELDS.city.max}
      value={draft}
      onChange={setDraft}
    />
  );
}
