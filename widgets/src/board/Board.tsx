import type { ApiError, Client } from '@crewdock/sdk/client';
import {
  type SearchableCardList,
  type CardListFilters,
  type CardListState,
  NO_FILTERS,
} from '@crewdock/sdk/market/card-list';
import type { ComponentChildren, TargetedMouseEvent, VNode } from 'preact';
import { WidgetButton } from '../kit/controls.tsx';
import { Icon } from '../kit/icons.tsx';
import { State } from '../kit/states.tsx';
import { translateOption } from './card-facts.tsx';
import { BoardSearchField } from './SearchField.tsx';
import { SkillPicker } from './SkillPicker.tsx';
import type { BoardSay } from './words.ts';

export interface BoardProps<C> {
  list: SearchableCardList<C>;
  call: Client;
  say: BoardSay;
  pageSize: number;
  card: (card: C) => VNode;
  /** Additional filters, shown after the skill picker. */
  more?: ComponentChildren;
  /** URL of the next page of cards, for use without JavaScript. */
  href?: string;
}

/** Renders the search field, filters, result count and results. */
export function renderBoard<C extends { id: number }>(props: BoardProps<C>): ComponentChildren {
  const { list, call, say, more } = props;
  const { filters, facets, seniorities, error, total } = list.state();
  return [
    <div key="fields" class={more ? 'fields three' : 'fields'}>
      <BoardSearchField label={say('search')} clear={say('clear')} value={filters.search} onText={list.search} />
      <SkillPicker
        call={call}
        say={say}
        known={facets?.skills ?? []}
        picked={filters.skills}
        onPick={(skills) => list.filter({ skills })}
      />
      {more}
    </div>,
    <div key="bar" class="bar">
      <div class="toggles" role="group" aria-label={say('seniority')}>
        {seniorities?.map((option) => (
          <WidgetButton
            key={option.id}
            kind="toggle"
            aria-pressed={filters.seniority.includes(option.id)}
            onClick={() => list.filter({ seniority: toggled(filters.seniority, option.id) })}
          >
            {translateOption('seniority', option, say)}{' '}
            <span class="count">{facets!.seniority.find((value) => value.id === option.id)?.count ?? 0}</span>
          </WidgetButton>
        )) ??
          (!error && [1, 2, 3, 4].map((index) => <span key={index} class="button bone" />))}
      </div>
      <p class="total" part="count" role="status" dir="auto" tabIndex={-1}>
        {facets && !error && say('count', { n: total })}
      </p>
    </div>,
    filters.skills[0] && (
      <div key="chips" class="row chips">
        {filters.skills.map(({ id, name }) => (
          <WidgetButton
            key={id}
            kind="chip"
            aria-label={say('remove', { name })}
            onClick={() => list.filter({ skills: filters.skills.filter((other) => other.id !== id) })}
          >
            {name} <Icon name="close" />
          </WidgetButton>
        ))}
      </div>
    ),
    results(props),
  ];
}

function results<C extends { id: number }>({ list, say, pageSize, card, href }: BoardProps<C>): ComponentChildren {
  const state = list.state();
  const { items, cursor, total, facets, loading, error, isChanged } = state;
  if (items[0]) {
    return [
      <ul key="list" class="list" part="list" aria-busy={loading === 'page'}>
        {items.map((item) => whole(() => card(item)))}
      </ul>,
      <p key="changed" class={isChanged ? 'more' : ''} role="status">
        {isChanged && say('changed')}
      </p>,
      cursor && (
        <div key="more" class="row more">
          {error && <p role="alert">{say('failed')}</p>}
          <WidgetButton
            kind="primary"
            disabled={!!loading}
            href={href}
            onClick={(event) => {
              event.preventDefault();
              list.more();
            }}
          >
            {say(loading === 'more' ? 'loading' : 'more')}
          </WidgetButton>
        </div>
      ),
    ];
  }
  if (error) return failure(error, list, say);
  // An empty list keeps its empty state until the next response. A page without cards shows it regardless of the total.
  if (facets && !(total && loading)) return nothing(state, list, say);
  return (
    <ul class="list" aria-hidden="true">
      {Array.from({ length: pageSize }, (_, index) => (
        <li key={index} class="card">
          <span class="bone photo" />
          <span class="bone" />
          <span class="bone" />
          <span class="bone" />
        </li>
      ))}
    </ul>
  );
}

/** Renders a card; returns null for a malformed card, which would otherwise break the list. */
function whole(draw: () => VNode): VNode | null {
  try {
    return draw();
  } catch {
    return null;
  }
}

function failure({ status }: ApiError, list: { load(): void }, say: BoardSay): VNode {
  return (
    <State name="error" title={say(status ? 'failed' : 'offline')} text={say(status ? 'failedText' : 'offlineText')}>
      <WidgetButton kind="primary" onClick={(event) => leaveBy(event, list.load)}>
        {say('retry')}
      </WidgetButton>
    </State>
  );
}

function nothing<C>({ filters, without }: CardListState<C>, list: SearchableCardList<C>, say: BoardSay): VNode {
  // Offers to remove only the visitor's filters, because visitors can't remove filters set by the page.
  const own = without.filter(({ filter }) => filter in NO_FILTERS && filters[filter as keyof CardListFilters].length);
  return (
    <State name="empty" title={say(own[0] ? 'nothing' : 'none')} text={own[0] && say('drop')}>
      {own
        .filter(({ count }) => count)
        .map(({ filter, count }) => (
          <WidgetButton
            key={filter}
            onClick={(event) =>
              leaveBy(event, () => list.filter({ [filter]: NO_FILTERS[filter as keyof CardListFilters] }))
            }
          >
            {filter === 'search'
              ? say('without', { text: filters.search.trim() })
              : say(`any_${filter as 'skills' | 'seniority' | 'location'}`)}
            <span class="count">{say('count', { n: count })}</span>
          </WidgetButton>
        ))}
      {own[1] && (
        <WidgetButton onClick={(event) => leaveBy(event, () => list.filter(NO_FILTERS))}>
          {say('clearAll')}
        </WidgetButton>
      )}
    </State>
  );
}

/** Moves the focus to the count before the button and its state disappear. The count then announces the new number. */
function leaveBy(event: TargetedMouseEvent<HTMLElement>, action: () => void): void {
  event.currentTarget.closest('.root')!.querySelector<HTMLElement>('.total')!.focus();
  action();
}

function toggled(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}
