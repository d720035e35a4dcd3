import { z } from 'zod';

/** File format of an exported table. */
export const TableFormat = z.strictObject({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  /** Separator of the values in a CSV file; ignored for XLSX. */
  separator: z.enum(['comma', 'semicolon', 'tab']).default('comma'),
});
export type TableFormat = z.infer<typeof TableFormat>;

export const TABLE_FILE_TYPES = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export type TableFileType = (typeof TABLE_FILE_TYPES)[number];
