import { z } from 'zod';
import { lineText } from './fields.ts';
import { IMPORT_COLUMNS_MAX, IMPORT_FALLBACK_MAX } from './limits.ts';

/** Fields that a column of an imported table can be mapped to. */
export const IMPORT_FIELDS = [
  /** The provider's own key for the person; later imports match rows by this key. */
  'reference',
  'name',
  'first_name',
  'last_name',
  /** `Ana Petrova, Go developer`: split into name and title. */
  'name_and_title',
  'title',
  'main_skills',
  'skills',
  /** Total years of experience: `5+ yrs`. */
  'experience',
  'seniority',
  'english',
  'country',
  'city',
  /** Permit or visa: `H1B`. */
  'work_authorization',
  /** `C2C or W2`. */
  'engagement_types',
  /** Whether the person would move: `Open to relocation`. */
  'relocation',
  /** An amount; the cell or the header states the period. */
  'rate',
  'hourly_rate',
  'monthly_rate',
  /** Currency of the row's amounts: `EUR`. */
  'currency',
  'available_from',
  'status',
  'email',
  'phone',
  /** Current or last employer. */
  'employer',
  /** URL of a CV to fetch. */
  'cv',
  'summary',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Unmapped fields for which a fallback value can be configured. */
export const IMPORT_FALLBACK_FIELDS = ['name', 'first_name', 'last_name', 'title'] as const;
export type ImportFallbackField = (typeof IMPORT_FALLBACK_FIELDS)[number];

/**
 * Fallback value for an unmapped field: a fixed string, the first value of another column, or both. The first skill and
 * the string `Developer` make the title `Java Developer`.
 */
const ImportFallback = z
  .strictObject({
    /** May be empty if `column` is set. */
    text: lineText(IMPORT_FALLBACK_MAX),
    /** Index of the column from 0; null to use only `text`. */
    column: z
      .int()
      .min(0)
      .max(IMPORT_COLUMNS_MAX - 1)
      .nullable(),
  })
  .refine(({ text, column }) => text !== '' || column !== null, { path: ['text'], message: 'must not be empty' });
export type ImportFallback = z.infer<typeof ImportFallback>;

/** Default settings that the cells neither confirm nor contradict. */
const IMPORT_GUESSES = ['currency', 'day_first'] as const;
export type ImportGuess = (typeof IMPORT_GUESSES)[number];

/** How the columns of a table map to resource fields. */
export const ImportMapping = z.strictObject({
  /** Index of the sheet, from 0. */
  sheet: z.int().min(0).max(255),
  /** Index of the header row, from 0; rows above it are skipped. Null if there are no headers. */
  header_row: z.int().min(0).max(999).nullable(),
  /** Field of each column, in table order; null skips the column. A field can be used once. */
  fields: z.array(z.enum(IMPORT_FIELDS).nullable()).max(IMPORT_COLUMNS_MAX),
  /** Currency of amounts if neither the cell nor the header states one: `USD`. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency code'),
  /**
   * US dollars per unit of other currencies: `{ EUR: 1.1 }`. An amount in a currency without a rate is reported as a
   * problem of the cell.
   */
  exchange: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive().max(1000)),
  /** Period of `rate` if neither the cell nor the header states one. */
  period: z.enum(['hour', 'day', 'month', 'year']),
  /** True if `03/04/2026` means 3 April. */
  day_first: z.boolean(),
  /**
   * Unit of bare numbers in `available_from`, as in a column `Notice (days)`. Without it, bare numbers are not parsed.
   */
  notice_unit: z.enum(['day', 'week', 'month']).nullish(),
  /** Fallback values for rows without a name or title, by field. */
  fallbacks: z
    .strictObject({
      name: ImportFallback.optional(),
      first_name: ImportFallback.optional(),
      last_name: ImportFallback.optional(),
      title: ImportFallback.optional(),
    })
    .optional(),
  /**
   * Defaults in use. Cells read with one of them get a warning. The wizard removes a default once the user confirms it.
   */
  guesses: z.array(z.enum(IMPORT_GUESSES)).max(IMPORT_GUESSES.length).optional(),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** A problem in a row, or in a cell of the row. */
export const ImportFault = z.object({
  /** Column index from 0; null for the whole row. */
  column: z.int().nullable(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** An error skips the row; a warning skips the cell or a part of it. */
  level: z.enum(['error', 'warning']),
  /** Does not repeat the field name: `is not an amount: "much"`. */
  text: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;
