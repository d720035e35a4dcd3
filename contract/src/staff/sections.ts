import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { staffTables } from './tables.ts';

/** The staff panel's sections that are tables, by the names that they have in its addresses. */
export const staffSections = {
  requests: staffTables.requests,
  talents: staffTables.talents,
  vendors: staffTables.vendors,
  clients: staffTables.clients,
  contractors: staffTables.contractors,
  staff: staffTables.staff,
  applications: staffTables.requestApplications,
  updates: staffTables.updates,
  'sdr-requests': staffTables.sdrRequests,
  'sdr-clients': staffTables.sdrClients,
  skills: staffTables.skills,
  audit: staffTables.audit,
} as const;

export type SectionName = keyof typeof staffSections;

/** What a section holds, and what can be asked of it. */
export const StaffSection = z.object({
  /** Where its rows are. */
  path: z.string(),
  /** The column that names a row. */
  key: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** All that it may hold, where these are few. */
      values: z.array(z.string()).nullable(),
      is_nullable: z.boolean(),
    }),
  ),
  /** Columns whose words are looked through, and by which rows are filtered, ordered, changed. */
  search: z.array(z.string()),
  filters: z.record(z.string(), z.enum(['any', 'is', 'range', 'days', 'has', 'holds'])),
  sorts: z.array(z.string()),
  edit: z.array(z.string()),
  bulk: z.array(z.string()),
  /** How many rows there are now by the column that they are counted by; 10,001 stands for more than 10,000. */
  counters: z.record(z.string(), z.int()).nullable(),
});
export type StaffSection = z.infer<typeof StaffSection>;

export const sections = {
  readSection: endpoint({
    method: 'GET',
    path: '/admin/{section}/',
    access: 'staff',
    summary:
      'A section of the staff panel: its columns, what it can be filtered and ordered by, and how many rows it has.',
    params: z.strictObject({ section: z.enum(Object.keys(staffSections) as [SectionName, ...SectionName[]]) }),
    response: StaffSection,
  }),
};
