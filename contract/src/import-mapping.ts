import { z } from 'zod';

/** What a column of an imported table can hold. */
export const IMPORT_FIELDS = [
  /** The provider's own number or key of the person: what finds the same one again. */
  'reference',
  'name',
  'first_name',
  'last_name',
  /** `Ana Petrova, Go developer`: split into both. */
  'name_and_title',
  'title',
  'main_skills',
  'skills',
  /** Years in all: `5+ yrs`. */
  'experience',
  'seniority',
  'english',
  'country',
  'city',
  /** An amount whose period its cell or its header says. */
  'rate',
  'hourly_rate',
  'monthly_rate',
  'available_from',
  'status',
  'email',
  'phone',
  /** Where the person works, or worked last. */
  'employer',
  /** An address to fetch a CV from. */
  'cv',
  'summary',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_COLUMNS_MAX = 256;

/** How the columns of a table become resources. */
export const ImportMapping = z.strictObject({
  /** Which table of the file, from 0. */
  sheet: z.int().min(0).max(255),
  /** Where the headers stand, from 0; rows above it are left out. Null: there are none. */
  header_row: z.int().min(0).max(999).nullable(),
  /** What each column holds, in the table's order; null leaves a column out. A field stands once. */
  fields: z.array(z.enum(IMPORT_FIELDS).nullable()).max(IMPORT_COLUMNS_MAX),
  /** What amounts are in where neither cell nor header says: `USD`. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code'),
  /** What one unit of another currency is in US dollars: `{ EUR: 1.1 }`. Without its own, an amount is a fault. */
  exchange: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1000)),
  /** What `rate` is for where neither cell nor header says. */
  period: z.enum(['hour', 'day', 'month', 'year']),
  /** `03/04/2026` is 3 April. */
  day_first: z.boolean(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** What is wrong with a row, or with one of its cells. */
export const ImportFault = z.object({
  /** From 0; null where the row as a whole is meant. */
  column: z.int().nullable(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** An error keeps the row out; a warning leaves its cell out. */
  level: z.enum(['error', 'warning']),
  /** Without the field's name: `is no day: "soon"`. */
  text: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;
