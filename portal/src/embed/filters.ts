import type { AttributeInput } from '@crewdock/sdk/reference';
import { type MarketView, type ViewName, parseView, viewString } from '@crewdock/sdk/market/view';

/** Whose filters they are. */
export type FiltersOf = Extract<AttributeInput, { kind: 'filters' }>['of'];

/** What a subscription knows; boards take all that a market does. */
export const RESOURCE_FILTERS: readonly ViewName[] = ['skills', 'seniority', 'english', 'location', 'hourlyRate'];

/** The value of `filters` as the market reads it; what the widget doesn't know is left out. */
export function readFilters(of: FiltersOf, value: string): MarketView {
  const params = new URLSearchParams(value);
  const skills = params.get('skills');
  if (skills !== null) params.set('skills', skills.replace(/~[^,]*/g, ''));
  return known(of, parseView(params));
}

/**
 * The value of `filters` for a view. On boards skills carry their names, `skills=3~React`, which a visitor then reads on the chips
 * before anything has answered.
 */
export function writeFilters(of: FiltersOf, view: MarketView, nameOf: (skill: number) => string | undefined): string {
  const { skills = [], ...others } = known(of, view);
  if (of === 'resources' || skills.length === 0) return viewString({ skills, ...others });
  const named = skills.map((id) => {
    const name = nameOf(id)?.replaceAll(/[,~]/g, ' ');
    return name ? `${id}~${encodeURIComponent(name)}` : id;
  });
  return [`skills=${named.join(',')}`, viewString(others)].filter(Boolean).join('&');
}

/** Names of the skills in a value of `filters`. */
export function skillNames(value: string): Map<number, string> {
  const named = (new URLSearchParams(value).get('skills') ?? '').matchAll(/(?:^|,)(\d+)~([^,]+)/g);
  return new Map([...named].map(([, id, name]) => [Number(id), name!]));
}

function known(of: FiltersOf, view: MarketView): MarketView {
  if (of !== 'resources') return view;
  return Object.fromEntries(RESOURCE_FILTERS.flatMap((name) => (name in view ? [[name, view[name]]] : [])));
}
