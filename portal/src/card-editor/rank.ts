import type { CardKind } from '@crewdock/contract/kinds';
import { FIELD_POINTS, SKILL_HELD } from '@crewdock/contract/match-points';
import type { Fields } from './fields.ts';

/** A hint on how missing details lower the card's match score; null when nothing is missing. */
export function rankCost(kind: CardKind, fields: Fields): string | null {
  const { skills } = fields;
  const sentences = [
    kind === 'talent' && untold(fields),
    skills.length > 0 && !skills.some(({ is_main }) => is_main) && NO_MAIN[kind],
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

const NO_MAIN: Record<CardKind, string> = {
  talent: 'No skill is marked as main: whoever filters by main skills doesn’t find this talent.',
  request: 'No skill is marked as main: matching takes every one of them as what the job can’t do without.',
};

/** Lists a talent's missing details, and the highest match score with a job that requires all of them. */
function untold(fields: Fields): string | null {
  const { skills, seniority, english_level, hourly_rate, monthly_rate, country, specializations } = fields;
  const without = skills.filter(({ experience }) => experience === null).length;
  const years = without === 0 ? 0 : (FIELD_POINTS.skills * (1 - SKILL_HELD) * without) / skills.length;
  const missing: [name: string, points: number][] = [
    ['years of skills', years],
    ['seniority', seniority === null ? FIELD_POINTS.seniority : 0],
    ['English', english_level === null ? FIELD_POINTS.english : 0],
    ['a rate', hourly_rate.min === null && monthly_rate.min === null ? FIELD_POINTS.rate : 0],
    ['a country', country === null ? FIELD_POINTS.location : 0],
    ['specializations', specializations.length === 0 ? FIELD_POINTS.specialization : 0],
  ];
  const lost = missing.filter(([, points]) => points > 0);
  if (lost.length === 0) return null;
  const most = Math.round(100 - lost.reduce((sum, [, points]) => sum + points, 0));
  const named = new Intl.ListFormat('en').format(lost.map(([name]) => name));
  return `Not told: ${named}. That earns nothing in matching: a job that asks for all of it gives at most ${most} of 100 points.`;
}
