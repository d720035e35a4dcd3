import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { CardKind } from '@crewdock/contract/kinds';
import { FORM, type Fields } from './fields.ts';

/** What is wrong with single fields, by their names. A draft may be incomplete. */
export function problemsOf(kind: CardKind, fields: Fields, isDraft: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { name, required, label, holds } of isDraft ? [] : FORM[kind]) {
    const value = fields[name];
    const isMissing = typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
    if (!required || !isMissing) continue;
    problems[name] = holds === 'skills' ? 'Name at least one skill.' : `Enter the ${label.toLowerCase()}.`;
  }
  for (const name of ['hourly_rate', 'monthly_rate'] as const) {
    const { min, max } = fields[name];
    const most = CARD_FIELDS[name].max;
    if (Math.max(min ?? 0, max ?? 0) > most) problems[name] = `A rate is at most $${inEnglish(most)}.`;
    else if (kind === 'request' && min !== null && max !== null && min > max) {
      problems[name] = 'The lowest rate is above the highest.';
    }
  }
  const over = fields.summary.length - CARD_FIELDS.summary.max;
  if (over > 0) problems['summary'] = `This is too long by ${inEnglish(over)} characters.`;
  return problems;
}

function inEnglish(count: number): string {
  return count.toLocaleString('en-US');
}
