import { FEED_FAULT_FIELDS, type FeedFault } from '@crewdock/contract/feed-faults';
import { CARD_FIELDS } from '@crewdock/contract/card-fields';
import type { FieldName, Fields } from '../fields.ts';
import { excludingIn } from './excluding.ts';

export interface Hint {
  field: FieldName;
  text: string;
}

const REMOTE = 1;
const TITLE_MAX = 100;
const DESCRIPTION_MIN = 100;

/** What a job could say better: words that keep people away, and what job boards would leave it out for. */
export function hintsOf(fields: Fields, isCompanys: boolean): Hint[] {
  const summary = plainOf(fields.summary);
  return [
    ...excludingIn(fields.title).map((text) => ({ field: 'title' as const, text })),
    ...excludingIn(summary).map((text) => ({ field: 'summary' as const, text })),
    ...missed(fields, summary, isCompanys),
  ];
}

/** As the database finds it of jobs that are saved (`request.feed_faults`); what isn’t said at all yet is asked for elsewhere. */
function missed({ title, company_name, countries, work_mode }: Fields, summary: string, isCompanys: boolean): Hint[] {
  const isShouted = /[A-Z]{6}/.test(title) && title === title.toUpperCase();
  const told: [FeedFault, FieldName, boolean][] = [
    ['title', 'title', title.trim().length > TITLE_MAX || isShouted],
    ['description', 'summary', summary.length > 0 && summary.length < DESCRIPTION_MIN],
    ['company', 'company_name', !isCompanys && company_name.trim() === ''],
    ['place', 'countries', work_mode !== null && work_mode !== REMOTE && countries.length === 0],
  ];
  return told.flatMap(([fault, field, is]) =>
    is ? [{ field, text: `For job boards, “${CARD_FIELDS[field].label}” ${FEED_FAULT_FIELDS[fault].message}.` }] : [],
  );
}

function plainOf(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replaceAll(/<(?=\/?(?:p|li|h\d|blockquote|br))/g, ' <'),
    'text/html',
  );
  return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
}
