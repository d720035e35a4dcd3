import type { AttributeInput } from '@crewdock/sdk/reference';
import { type MarketUrlView, type ViewName, parseView, viewString } from '@crewdock/sdk/market/view';

/** The kind of entity that the filters select. */
export type FiltersOf = Extract<AttributeInput, { kind: 'filters' }>['of'];

/** Filters of the subscription widget. Boards support all filters of a market. */
export const RESOURCE_FILTERS: readonly ViewName[] = ['skills', 'seniority', 'english', 'location', 'hourlyRate'];

/** Parses the `filters` attribute; filters that the widget doesn't support are ignored. */
export function readFilters(of: FiltersOf, value: string): MarketUrlView {
  const params = new URLSearchParams(value);
  const skills = params.get('skills');
  if (skills !== null) params.set('skills', skills.replace(/~[^,]*/g, ''));
  return known(of, parseView(params));
}

/**
 * Serializes a view into the `filters` attribute. For boards, skills include their names (`skills=3~React`), so that
 * the board can label its chips before the first response.
 */
export function writeFilters(
  of: FiltersOf,
  view: MarketUrlView,
  nameOf: (skill: number) => string | undefined,
): string {
  const { skills = [], ...others } = known(of, view);
  if (of === 'resources' || skills.length === 0) return viewString({ skills, ...others });
  const named = skills.map((id) => {
    const name = nameOf(id)?.replaceAll(/[,~]/g, ' ');
    return name ? `${id}~${encodeURIComponent(name)}` : id;
  });
  return [`skills=${named.join(',')}`, viewString(others)].filter(Boolean).join('&');
}

/** Returns the names of the skills in a `filters` attribute by skill id. */
export function skillNames(value: string): Map<number, string> {
  const named = (new URLSearchParams(value).get('skills') ?? '').matchAll(/(?:^|,)(\d+)~([^,]+)/g);
  return new Map([...named].map(([, id, name]) => [Number(id), name!]));
}

function known(of: FiltersOf, view: MarketUrlView): MarketUrlView {
  if (of !== 'resources') return view;
  return Object.fromEntries(RESOURCE_FILTERS.flatMap((name) => (name in view ? [[name, view[name]]] : [])));
}
