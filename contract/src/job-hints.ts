import { CARD_FIELDS } from './card-fields.ts';
import { excludingIn } from './excluding.ts';
import { FEED_FAULT_FIELDS, type FeedFault } from './feed-faults.ts';

/** The parts of a job that hints check, from a form or a parsed job description. */
export interface HintedJob {
  title: string;
  /** Plain text without markup. */
  summary: string;
  company_name: string;
  /** Whether the job belongs to a company; then the company's portal provides the company name. */
  is_companys: boolean;
  /** Id in the dictionary, or null. */
  work_mode: number | null;
  /** ISO country codes. */
  countries: readonly string[];
}

export const HINTED = ['title', 'company_name', 'countries', 'summary'] as const;
export interface JobHint {
  field: (typeof HINTED)[number];
  /** The hint, in one sentence. */
  text: string;
}

const REMOTE = 1;
const TITLE_MIN = 2;
const TITLE_MAX = 100;
const DESCRIPTION_MIN = 100;

/** Hints about exclusionary words in the title and summary. */
export function excludingHints({ title, summary }: Pick<HintedJob, 'title' | 'summary'>): JobHint[] {
  return [
    ...excludingIn(title).map((text) => ({ field: 'title' as const, text })),
    ...excludingIn(summary).map((text) => ({ field: 'summary' as const, text })),
  ];
}

/**
 * Returns hints about details for which job boards reject a job. The database applies the same rules to saved jobs
 * (`request.feed_faults`).
 */
export function feedHints({ title, summary, company_name, is_companys, work_mode, countries }: HintedJob): JobHint[] {
  const length = title.trim().length;
  const isShouted = /[A-Z]{6}/.test(title) && title === title.toUpperCase();
  const told: [FeedFault, JobHint['field'], boolean][] = [
    ['title', 'title', length < TITLE_MIN || length > TITLE_MAX || isShouted],
    ['description', 'summary', summary.trim().length < DESCRIPTION_MIN],
    ['company', 'company_name', !is_companys && company_name.trim() === ''],
    ['place', 'countries', work_mode !== null && work_mode !== REMOTE && countries.length === 0],
  ];
  return told.flatMap(([fault, field, is]) =>
    is ? [{ field, text: `For job boards, “${CARD_FIELDS[field].label}” ${FEED_FAULT_FIELDS[fault].message}.` }] : [],
  );
}
