import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textField } from '../fields.ts';
import { staffTables } from './tables.ts';

/** Sections of the staff panel that show a table, by their name in the URL. */
export const staffSections = {
  requests: staffTables.requests,
  talents: staffTables.talents,
  vendors: staffTables.vendors,
  clients: staffTables.clients,
  contractors: staffTables.contractors,
  staff: staffTables.staff,
  applications: staffTables.requestApplications,
  'available-resources': staffTables.availableResources,
  updates: staffTables.updates,
  'sdr-requests': staffTables.sdrRequests,
  'sdr-clients': staffTables.sdrClients,
  companies: staffTables.companies,
  ledger: staffTables.ledger,
  skills: staffTables.skills,
  audit: staffTables.audit,
} as const;

const SECTION_NAME_MAX = 100;

export type SectionName = keyof typeof staffSections;

/** Columns, filters and sort orders of a section. */
export const StaffSection = z.object({
  /** API path of the table's rows. */
  path: z.string(),
  /** Name of the column that identifies a row. */
  key: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      /** Possible values of an enum column, otherwise null. */
      values: z.array(z.string()).nullable(),
      is_nullable: z.boolean(),
    }),
  ),
  /** Columns that support search, filters, sort orders, edits and bulk edits. */
  search: z.array(z.string()),
  filters: z.record(z.string(), z.enum(['any', 'is', 'range', 'days', 'has', 'holds'])),
  sorts: z.array(z.string()),
  edit: z.array(z.string()),
  bulk: z.array(z.string()),
  /** Number of rows per value of the counted column; 10,001 stands for more than 10,000. */
  counters: z.record(z.string(), z.int()).nullable(),
});
export type StaffSection = z.infer<typeof StaffSection>;

export const sections = {
  readSection: defineEndpoint({
    method: 'GET',
    path: '/admin/{section}/',
    access: 'staff',
    summary:
      'Returns a section of the staff panel: its columns, filters, sort orders and row counts. Returns 404 for an unknown section.',
    params: z.strictObject({ section: textField(SECTION_NAME_MAX) }),
    response: StaffSection,
  }),
};
