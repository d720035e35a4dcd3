import type { CardKind } from '@crewdock/contract/kinds';
import type { Facets } from '@crewdock/contract/market';
import { englishChoices } from '@crewdock/sdk/market/english-facet';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import { OptionCount } from './OptionCount.tsx';
import { plainField } from './PlainForm.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';

interface Props {
  kind: CardKind;
  facet: Facets['english'];
  picked: number | undefined;
  onChange: (level: number | undefined) => void | Promise<void>;
}

/** Filter for a minimum English level. */
export function EnglishFilter({ kind, facet, picked, onChange }: Props) {
  const [chosen, choose] = useChosen(String(picked ?? ''), (level) => onChange(level ? Number(level) : undefined));
  const levels = englishChoices(kind, facet).map(({ level, label, count }) => ({
    id: String(level),
    label: (
      <>
        <span>{label}</span>
        <OptionCount count={count} />
      </>
    ),
  }));
  return (
    <RadioList
      label={t(messages.english)}
      {...plainField('english')}
      value={chosen}
      options={[{ id: '', label: t(messages.anyValue) }, ...levels]}
      onChange={choose}
    />
  );
}
