import type { TalentCard as Talent } from '@crewdock/contract/cards';
import type { ApiError, Client } from '@crewdock/sdk/client';
import {
  TALENT_LIST_PAGE,
  type TalentList,
  type TalentListFilters,
  type TalentListState,
} from '@crewdock/sdk/market/talent-list';
import type { ComponentChildren, TargetedMouseEvent, VNode } from 'preact';
import { Button, SearchField } from '../kit/controls.tsx';
import { counted, grouped } from '../kit/count.ts';
import { Icon } from '../kit/icons.tsx';
import { State } from '../kit/states.tsx';
import { SkillPicker } from './SkillPicker.tsx';
import { PlaceholderCard, TalentCard } from './TalentCard.tsx';

export interface TalentMarketProps {
  list: TalentList;
  call: Client;
  /** Origin of the portal that serves pictures. */
  origin: string;
  target: string;
  direction: 'ltr' | 'rtl';
  /** False when the page opens the talent by itself. */
  onOpen: (card: Talent, url: string) => boolean;
}

const NO_FILTERS: TalentListFilters = { search: '', skills: [], seniority: [] };
const PAGE = Array.from({ length: TALENT_LIST_PAGE }, (_, index) => index);
const SENIORITIES = PAGE.slice(0, 4);

export function talentMarket(props: TalentMarketProps): VNode {
  const { list, call, direction } = props;
  const { filters, facets, seniorities, error, total } = list.state();
  return (
    <section class="root" part="root" lang="en" dir={direction} aria-label="Talents">
      <div class="fields">
        <SearchField label="Search talents" value={filters.search} onText={list.search} />
        <SkillPicker
          call={call}
          known={facets?.skills ?? []}
          picked={filters.skills}
          onPick={(skills) => list.filter({ skills })}
        />
      </div>
      <div class="bar">
        <div class="toggles" role="group" aria-label="Seniority">
          {seniorities?.map(({ id, label }) => (
            <Button
              key={id}
              kind="toggle"
              aria-pressed={filters.seniority.includes(id)}
              onClick={() => list.filter({ seniority: toggled(filters.seniority, id) })}
            >
              {label}{' '}
              <span class="count">{grouped(facets!.seniority.find((value) => value.id === id)?.count ?? 0)}</span>
            </Button>
          )) ??
            (!error && SENIORITIES.map((index) => <span key={index} class="button bone" />))}
        </div>
        <p class="total" part="count" role="status" tabIndex={-1}>
          {facets && !error && counted(total, 'talent')}
        </p>
      </div>
      {filters.skills[0] && (
        <div class="row chips">
          {filters.skills.map(({ id, name }) => (
            <Button
              key={id}
              kind="chip"
              aria-label={`Remove ${name}`}
              onClick={() => list.filter({ skills: filters.skills.filter((other) => other.id !== id) })}
            >
              {name} <Icon name="close" />
            </Button>
          ))}
        </div>
      )}
      {results(props)}
    </section>
  );
}

function results({ list, origin, target, onOpen }: TalentMarketProps): ComponentChildren {
  const state = list.state();
  const { items, total, facets, loading, error, company } = state;
  if (items[0]) {
    return [
      <ul key="list" class="list" part="list" aria-busy={loading === 'page'}>
        {items.map((card) => (
          <TalentCard
            key={card.id}
            card={card}
            origin={origin}
            url={(company?.portal_url ?? origin) + card.path}
            target={target}
            onOpen={onOpen}
          />
        ))}
      </ul>,
      items.length < total && (
        <div key="more" class="row more">
          {error && <p role="alert">Something went wrong</p>}
          <Button kind="primary" disabled={!!loading} onClick={list.more}>
            {loading === 'more' ? 'Loading…' : 'Show more talents'}
          </Button>
        </div>
      ),
    ];
  }
  if (error) return failure(error, list);
  // An empty result stays on screen until the next answer.
  if (facets && !total) return nothing(state, list);
  return (
    <ul class="list" aria-hidden="true">
      {PAGE.map((index) => (
        <PlaceholderCard key={index} />
      ))}
    </ul>
  );
}

function failure({ status }: ApiError, list: TalentList): VNode {
  return (
    <State
      name="error"
      title={status ? 'Something went wrong' : 'No connection'}
      text={status ? 'The talents could not be loaded.' : 'The talents load once you are back online.'}
    >
      <Button kind="primary" onClick={(event) => leaveBy(event, list.load)}>
        Try again
      </Button>
    </State>
  );
}

function nothing({ filters, without }: TalentListState, list: TalentList): VNode {
  const useful = without.filter(({ count }) => count);
  return (
    <State
      name="empty"
      title={without[0] ? 'No talents fit all of this' : 'No talents here yet'}
      text={without[0] ? 'Drop a filter to see some:' : ''}
    >
      {useful.map(({ filter, count }) => (
        <Button
          key={filter}
          onClick={(event) =>
            leaveBy(event, () => list.filter({ [filter]: NO_FILTERS[filter as keyof TalentListFilters] }))
          }
        >
          {filter === 'search' ? `Without “${filters.search.trim()}”` : `Any ${filter.replace(/s$/, '')}`}
          <span class="count">{counted(count, 'talent')}</span>
        </Button>
      ))}
      {without[1] && <Button onClick={(event) => leaveBy(event, () => list.filter(NO_FILTERS))}>Clear all</Button>}
    </State>
  );
}

/** The button goes away with its state: the keyboard goes on at the count, which then tells the new number. */
function leaveBy(event: TargetedMouseEvent<HTMLElement>, action: () => void): void {
  event.currentTarget.closest('.root')!.querySelector<HTMLElement>('.total')!.focus();
  action();
}

function toggled(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
