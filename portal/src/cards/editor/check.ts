import type { MarketType } from '@crewdock/contract/kinds';
import type { Fields } from './fields.ts';

/** Characters of a summary with its markup. */
const SUMMARY_MAX = 20_000;

/** What is wrong with single fields, by their names. A draft may be incomplete. */
export function problemsOf(type: MarketType, fields: Fields, isDraft: boolean): Record<string, string> {
  const problems: Record<string, string> = {};
  if (!isDraft) {
    if (type === 'talents' && fields.name.trim() === '') problems['name'] = 'Enter the name.';
    if (fields.title.trim() === '') problems['title'] = 'Enter the title.';
    if (fields.skills.length === 0) problems['skills'] = 'Name at least one skill.';
  }
  for (const name of ['hourly_rate', 'monthly_rate'] as const) {
    const { min, max } = fields[name];
    if (type === 'jobs' && min !== null && max !== null && min > max) {
      problems[name] = 'The lowest rate is above the highest.';
    }
  }
  if (fields.summary.length > SUMMARY_MAX) {
    const over = (fields.summary.length - SUMMARY_MAX).toLocaleString('en-US');
    problems['summary'] = `This is too long by ${over} characters.`;
  }
  return problems;
}
