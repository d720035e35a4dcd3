import { bullets } from './bullets.ts';
import { languages } from './languages.ts';
import { mixed } from './mixed.ts';
import { pages } from './pages.ts';
import { prose } from './prose.ts';
import { tables } from './tables.ts';
import type { JobText } from './truth.ts';

/** Generated job descriptions by style. */
export const JOB_TEXTS: Record<string, JobText[]> = { bullets, prose, tables, pages, languages, mixed };
