import type { CardKind } from '@crewdock/contract/kinds';
import type { Facets } from '@crewdock/contract/market';
import { hourlyRate, monthlyRate } from '@crewdock/sdk/cards/rate';
import { englishLabel } from '@crewdock/sdk/market/english-facet';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { t } from '../i18n/translate.ts';
import * as messages from './filters/messages.ts';
import { rememberedSkill } from './skillNames.ts';

/** A value of an active filter, with a function that removes the value from the view. */
export interface ActiveValue {
  key: string;
  label: string;
  drop: (view: MarketUrlView) => MarketUrlView;
}

type ListName =
  | 'skills'
  | 'main_skills'
  | 'category'
  | 'specializations'
  | 'seniority'
  | 'engagement'
  | 'work_mode'
  | 'industry';

/** Returns the values of all active filters, in the order of the filter column. */
export function activeValues(kind: CardKind, view: MarketUrlView, facets: Facets | null): ActiveValue[] {
  const list = (name: ListName, label: (id: number) => string | undefined) =>
    (view[name] ?? []).map((id) => ({
      key: `${name}-${id}`,
      label: label(id) ?? '…',
      drop: (from: MarketUrlView) => ({ ...from, [name]: from[name]?.filter((other) => other !== id) }),
    }));
  const single = (name: keyof MarketUrlView, label: string | false | null | undefined): ActiveValue[] =>
    label ? [{ key: name, label, drop: (from) => ({ ...from, [name]: undefined }) }] : [];
  const skill = (id: number) => labelOf(facets?.skills, id) ?? rememberedSkill(id);
  const english = facets?.english.find(({ level }) => level === view.english);
  const { search, ids, availability: available, location = [], city } = view;
  return [
    ...single('search', search && t(messages.searchChip, { search })),
    ...single('ids', ids && t(messages.selectionChip, { kind, count: ids.length })),
    ...list('skills', skill),
    ...list('main_skills', (id) => mainSkillLabel(skill(id))),
    ...list('category', (id) => labelOf(facets?.categories, id)),
    ...list('specializations', (id) => labelOf(facets?.specializations, id)),
    ...single('fullStack', view.fullStack && t(messages.fullStack)),
    ...list('seniority', (id) => labelOf(facets?.seniority, id)),
    ...single('english', english && t(messages.englishChip, { level: englishLabel(kind, english) })),
    ...single('hourlyRate', hourlyRate(view.hourlyRate ?? null)),
    ...single('monthlyRate', monthlyRate(view.monthlyRate ?? null)),
    ...single('availability', available !== undefined && t(messages.availabilityChip, { days: String(available) })),
    ...list('work_mode', (id) => labelOf(facets?.work_mode, id)),
    ...list('engagement', (id) => labelOf(facets?.engagement, id)),
    ...location.map((code) => ({
      key: `location-${code}`,
      label: facets?.country.find((country) => country.code === code)?.label ?? code,
      drop: (from: MarketUrlView) => ({ ...from, location: from.location?.filter((other) => other !== code) }),
    })),
    ...single('city', city && t(messages.cityChip, { city })),
    ...list('industry', (id) => labelOf(facets?.industries, id)),
  ];
}

/** Returns the view of a newly opened market: without filters, in the default order and matching mode. */
export function withoutFilters(): MarketUrlView {
  return {};
}

function labelOf(values: { id: number; label: string }[] | undefined, id: number): string | undefined {
  return values?.find((value) => value.id === id)?.label;
}

function mainSkillLabel(skill: string | undefined): string | undefined {
  return skill && t(messages.mainSkillChip, { skill });
}
