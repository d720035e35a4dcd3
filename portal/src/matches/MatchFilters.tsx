import { AVAILABLE_WITHIN } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { countriesQuery, senioritiesQuery } from '../card-editor/dictionaries.ts';
import { t } from '../i18n/translate.ts';
import * as market from '../market/filters/messages.ts';
import { AVAILABILITY_LABELS, getMatchingOptions } from '../market/words.ts';
import { Checkbox } from '../ui/primitives/Checkbox.tsx';
import { Select } from '../ui/primitives/Select.tsx';
import * as messages from './messages.ts';
import type { MatchesView } from './view.ts';

interface Props {
  /** Kind of the listed cards. */
  kind: CardKind;
  view: MatchesView;
  onChange: (changes: Partial<MatchesView>) => void;
}

/** Hourly rates that can be chosen, in US dollars. */
const RATES = [20, 30, 40, 50, 60, 80, 100, 150];

/** Matching mode and filters of a list of matches. */
export function MatchFilters({ kind, view, onChange }: Props) {
  const seniorities = useQuery(senioritiesQuery).data ?? [];
  const countries = useQuery(countriesQuery).data ?? [];
  const any = { id: '', label: t(market.anyValue) };
  const seniority = [any, ...seniorities.map(({ id, label }) => ({ id: String(id), label }))];
  const location = [any, ...countries.map(({ code, label }) => ({ id: code, label }))];
  const rates = [any, ...RATES.map((rate) => ({ id: String(rate), label: t(messages.ratePerHour, { rate }) }))];
  const availability = [
    any,
    ...AVAILABLE_WITHIN.map((days) => ({ id: String(days), label: t(AVAILABILITY_LABELS[days]) })),
  ];
  return (
    <Fields role="group" aria-label={t(market.filtersTitle)}>
      <Select
        label={t(messages.matchingLabel)}
        value={view.matching}
        options={getMatchingOptions()}
        onChange={(matching) => onChange({ matching })}
      />
      <Select
        label={t(market.seniority)}
        value={written(view.seniority)}
        options={seniority}
        onChange={(id) => onChange({ seniority: id ? Number(id) : null })}
      />
      <Select
        label={t(messages.countryLabel)}
        value={written(view.location)}
        options={location}
        onChange={(code) => onChange({ location: code || null })}
      />
      <Select
        label={t(messages.rateLabel, { kind })}
        value={written(view.rate)}
        options={rates}
        onChange={(rate) => onChange({ rate: rate ? Number(rate) : null })}
      />
      {kind === 'talent' && (
        <Select
          label={t(market.availability)}
          value={written(view.availability)}
          options={availability}
          onChange={(chosen) =>
            onChange({ availability: AVAILABLE_WITHIN.find((days) => String(days) === chosen) ?? null })
          }
        />
      )}
      <Checkbox isSelected={view.linked} onChange={(linked) => onChange({ linked })}>
        {t(messages.linkedLabel, { kind })}
      </Checkbox>
    </Fields>
  );
}

function written(value: string | number | null): string {
  return value === null ? '' : String(value);
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > label {
    max-inline-size: 100%;
  }

  select {
    max-inline-size: 160px;
  }
`;
