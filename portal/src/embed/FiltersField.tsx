import { parseCardKind } from '@crewdock/contract/kinds';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { activeValues } from '../market/activeValues.ts';
import { FilterRail } from '../market/filters/FilterRail.tsx';
import { marketPageQuery } from '../market/queries.ts';
import { rememberSkill, rememberedSkill } from '../market/skillNames.ts';
import type { ChangeView } from '../market/useMarket.ts';
import { formatCardCount } from '../cards/words.ts';
import { getMarketSortOptions, getMatchingOptions } from '../market/words.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Chip } from '../ui/primitives/Chip.tsx';
import { Dialog, DialogActions } from '../ui/primitives/Dialog.tsx';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { labelLook, noteLook } from '../ui/styles/fieldLook.ts';
import { Hint } from '../ui/primitives/Hint.ts';
import { Select } from '../ui/primitives/Select.tsx';
import { type FiltersOf, RESOURCE_FILTERS, readFilters, skillNames, writeFilters } from './filters.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  label: string;
  description: ReactNode;
  of: FiltersOf;
  value: string;
  onChange: (value: string, how: 'type' | 'pick') => void;
}

/** Preset filters, chosen in the market's filter panel with result counts. */
export function FiltersField({ label, description, of, value, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const kind = parseCardKind(of) ?? 'talent';
  const view = readFilters(of, value);
  const first = useQuery({ ...marketPageQuery(kind, view, 0), placeholderData: keepPreviousData });
  const facets = first.data?.facets ?? null;
  useEffect(() => {
    for (const [skill, name] of skillNames(value)) rememberSkill({ id: skill, name });
  }, [value]);

  const nameOf = (skill: number) =>
    facets?.skills.find((known) => known.id === skill)?.label ?? rememberedSkill(skill) ?? skillNames(value).get(skill);
  // A ref, because a second quick change can happen before the page has rendered the first one.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const change: ChangeView = (next, how = 'pick') => {
    latest.current = writeFilters(of, next(readFilters(of, latest.current)), nameOf);
    onChange(latest.current, how);
  };
  const values = activeValues(kind, view, facets);
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {values.length > 0 && (
        <Chips>
          {values.map(({ key, label: name, drop }) => (
            <li key={key}>
              <Chip label={t(messages.remove, { name })} onRemove={() => change(drop)}>
                <UserText>{name}</UserText>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
      <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        {t(values.length > 0 ? messages.changeFiltersButton : messages.pickFiltersButton)}
      </Button>
      <Note>{description}</Note>
      <Dialog title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        {first.isError && !first.data ? (
          <ErrorState error={first.error} onRetry={() => void first.refetch()} />
        ) : (
          <>
            {of === 'resources' ? <Hint>{t(messages.resourcesHint)}</Hint> : <Order view={view} change={change} />}
            <div>
              <FilterRail
                market={{ kind, view, first, change }}
                only={of === 'resources' ? RESOURCE_FILTERS : undefined}
              />
            </div>
          </>
        )}
        <Ending>
          <Button $kind="primary" onPress={() => setOpen(false)}>
            {of !== 'resources' && first.data
              ? t(messages.doneWithResult, { result: formatCardCount(kind, first.data.total) })
              : t(messages.doneButton)}
          </Button>
        </Ending>
      </Dialog>
    </div>
  );
}

/** Fields for the preset matching mode and sort order of a board. */
function Order({ view, change }: { view: MarketUrlView; change: ChangeView }) {
  return (
    <Selects>
      <Select
        label={t(messages.matchingLabel)}
        value={view.matching ?? 'recommended'}
        options={getMatchingOptions()}
        onChange={(matching) => change((from) => ({ ...from, matching }))}
      />
      <Select
        label={t(messages.sortLabel)}
        value={view.sortBy ?? '-1'}
        options={getMarketSortOptions()}
        onChange={(sortBy) => change((from) => ({ ...from, sortBy }))}
      />
    </Selects>
  );
}

/** Sticky, so that the buttons stay visible below a long list of filters. */
const Ending = styled(DialogActions)`
  position: sticky;
  inset-block-end: -24px;
  margin-block: 0 -24px;
  padding-block: 12px 24px;
  background: var(--raised);
`;

const Label = styled.span`
  ${labelLook}
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-end: 8px;
`;

const Note = styled.p`
  ${noteLook}
`;

const Selects = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
