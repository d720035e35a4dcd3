import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { TABLE_FILE_TYPES, TableFormat } from './table-file.ts';

const Count = z.int().min(0);

/** Totals of a month in UTC. */
const CompanyMonth = z.object({
  /** Year and month: `2026-03`. */
  month: z.string(),
  /** Jobs and talents added, whatever their current state. */
  jobs: Count,
  talents: Count,
  /** Views of shared links to the company's cards. */
  views: Count,
  /** Applications for the company's jobs. */
  applications: Count,
  /** Relations of the company's cards with their first hire in this month. */
  hires: Count,
});
export type CompanyMonth = z.infer<typeof CompanyMonth>;

const CompanyNumbers = z.object({
  /** Currently active and not on hold. */
  open: z.object({ jobs: Count, talents: Count }),
  /** The last twelve months, ending with the current month. */
  months: z.array(CompanyMonth),
});
export type CompanyNumbers = z.infer<typeof CompanyNumbers>;

/** For superadmins and team leads of the portal's company, and for staff. */
export const companyNumbers = {
  showCompanyNumbers: defineEndpoint({
    method: 'GET',
    path: '/company/numbers/',
    access: 'user',
    mayLag: true,
    summary: 'Returns statistics of the host company’s cards for each of the last twelve months.',
    response: CompanyNumbers,
  }),
  exportCompanyNumbers: defineEndpoint({
    method: 'GET',
    path: '/company/numbers/export/',
    access: 'user',
    mayLag: true,
    summary: 'Exports the monthly statistics as CSV or XLSX.',
    query: TableFormat,
    answer: 'file',
    produces: TABLE_FILE_TYPES,
  }),
};
