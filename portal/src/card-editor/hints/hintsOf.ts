import { excludingHints, feedHints, type JobHint } from '@crewdock/contract/job-hints';
import type { Fields } from '../fields.ts';

/** Finds exclusionary wording, and problems for which job boards would reject the job. */
export function findJobHints(
  { title, company_name, countries, work_mode, ...fields }: Fields,
  isCompanys: boolean,
): JobHint[] {
  const summary = plainOf(fields.summary);
  const job = { title, summary, company_name, is_companys: isCompanys, work_mode, countries };
  // Validation already reports empty fields.
  const isUnsaid = { title: title.trim() === '', summary: summary === '', company_name: false, countries: false };
  return [...excludingHints(job), ...feedHints(job).filter(({ field }) => !isUnsaid[field])];
}

function plainOf(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replaceAll(/<(?=\/?(?:p|li|h\d|blockquote|br))/g, ' <'),
    'text/html',
  );
  return page.body.textContent.replaceAll(/\s+/g, ' ').trim();
}
