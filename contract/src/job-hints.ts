import { excludingIn } from './excluding.ts';
import type { FeedFault } from './feed-faults.ts';

/** Input of the hints: fields of a job, from a form or a parsed job description. */
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
  const faults: Record<keyof typeof FEED_HINTS, boolean> = {
    title: length < TITLE_MIN || length > TITLE_MAX || isShouted,
    description: summary.trim().length < DESCRIPTION_MIN,
    company: !is_companys && company_name.trim() === '',
    place: work_mode !== null && work_mode !== REMOTE && countries.length === 0,
  };
  return Object.entries(FEED_HINTS).flatMap(([fault, hint]) => (faults[fault as keyof typeof faults] ? [hint] : []));
}

const FEED_HINTS = {
  title: { field: 'title', text: 'Job boards need a title of at most 100 characters, not only in capitals.' },
  description: { field: 'summary', text: 'Job boards need a summary of at least 100 characters.' },
  company: { field: 'company_name', text: 'Job boards need the name of the hiring company.' },
  place: { field: 'countries', text: 'Job boards need a country unless the work is remote.' },
} as const satisfies Partial<Record<FeedFault, JobHint>>;
