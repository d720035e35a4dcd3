import type { MarketQuestion } from '../search/question.ts';

/** A list of card ids; null for all cards. */
export type Among = readonly number[] | null;

/** Limits a question to the listed cards. */
export function limitTo(among: Among, question: MarketQuestion): MarketQuestion {
  if (among === null) return question;
  const { filters } = question;
  const allowed = filters.ids && new Set(filters.ids);
  return { ...question, filters: { ...filters, ids: among.filter((id) => !allowed || allowed.has(id)) } };
}
