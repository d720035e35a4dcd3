import type { AvailableWithin } from '@crewdock/contract/card-fields';
import type { Facets } from '@crewdock/contract/market';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { RadioList } from '../../ui/primitives/RadioList.tsx';
import { AVAILABILITY_LABELS } from '../words.ts';
import { OptionCount } from './OptionCount.tsx';
import { plainField } from './PlainForm.tsx';
import { useChosen } from '../../ui/hooks/useChosen.ts';

interface Props {
  facet: Facets['availability'];
  picked: AvailableWithin | undefined;
  onChange: (days: AvailableWithin | undefined) => void | Promise<void>;
}

/** Filter for the latest acceptable start date. The counts include earlier start dates. */
export function AvailabilityFilter({ facet, picked, onChange }: Props) {
  const [chosen, choose] = useChosen(String(picked ?? ''), (next) =>
    onChange(facet.find(({ days }) => String(days) === next)?.days),
  );
  const options = facet.map(({ days, count }) => ({
    id: String(days),
    label: (
      <>
        <span>{t(AVAILABILITY_LABELS[days])}</span>
        <OptionCount count={count} />
      </>
    ),
  }));
  return (
    <RadioList
      label={t(messages.availability)}
      {...plainField('availability')}
      value={chosen}
      options={[{ id: '', label: t(messages.anyValue) }, ...options]}
      onChange={choose}
    />
  );
}
