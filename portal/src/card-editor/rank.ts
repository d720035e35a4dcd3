import type { CardKind } from '@crewdock/contract/kinds';
import { FIELD_POINTS, SKILL_HELD } from '@crewdock/contract/match-points';
import type { Message } from '@crewdock/contract/message';
import { t } from '../i18n/translate.ts';
import type { Fields } from './fields.ts';
import * as messages from './validation/messages.ts';

/** Returns a hint on how missing details lower the card's match score; null if nothing is missing. */
export function rankCost(kind: CardKind, fields: Fields): string | null {
  const { skills } = fields;
  const sentences = [
    kind === 'talent' && untold(fields),
    skills.length > 0 &&
      !skills.some(({ is_main }) => is_main) &&
      t(kind === 'talent' ? messages.noMainSkillOfTalent : messages.noMainSkillOfJob),
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

/** Lists a talent's missing details, with the highest possible match score with a job that requires all of them. */
function untold(fields: Fields): string | null {
  const { skills, seniority, english_level, hourly_rate, monthly_rate, country, specializations } = fields;
  const without = skills.filter(({ experience }) => experience === null).length;
  const years = without === 0 ? 0 : (FIELD_POINTS.skills * (1 - SKILL_HELD) * without) / skills.length;
  const missing: [name: Message<object>, points: number][] = [
    [messages.detailSkillYears, years],
    [messages.detailSeniority, seniority === null ? FIELD_POINTS.seniority : 0],
    [messages.detailEnglish, english_level === null ? FIELD_POINTS.english : 0],
    [messages.detailRate, hourly_rate.min === null && monthly_rate.min === null ? FIELD_POINTS.rate : 0],
    [messages.detailCountry, country === null ? FIELD_POINTS.location : 0],
    [messages.detailSpecializations, specializations.length === 0 ? FIELD_POINTS.specialization : 0],
  ];
  const lost = missing.filter(([, points]) => points > 0);
  if (lost.length === 0) return null;
  const most = Math.round(100 - lost.reduce((sum, [, points]) => sum + points, 0));
  const named = new Intl.ListFormat('en').format(lost.map(([name]) => t(name)));
  return t(messages.missingDetails, { details: named, points: most });
}
