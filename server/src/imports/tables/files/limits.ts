import { IMPORT_COLUMNS_MAX } from '@crewdock/contract/import-mapping';

/** Maximum size of an uploaded file. */
export const TABLE_FILE_BYTES_MAX: number = 64 * 2 ** 20;
/** Maximum size of a web page, which is read into memory. */
export const PAGE_BYTES_MAX: number = 16 * 2 ** 20;
/** Maximum uncompressed size of all parts of a workbook, counted while they are read. */
export const INFLATED_BYTES_MAX: number = 2 ** 30;
/** The compression ratio is limited beyond this size; no real sheet compresses better. */
export const DENSE_FROM_BYTES: number = 32 * 2 ** 20;
export const DENSITY_MAX = 200;
/** Real workbooks are not nested deeper. */
export const XML_DEPTH_MAX = 100;
/** Maximum number of characters in a workbook's shared strings. */
export const SHARED_CHARACTERS_MAX: number = 100 * 2 ** 20;
export const SHEETS_MAX = 100;
export const ROWS_MAX = 200_000;
export const COLUMNS_MAX: number = IMPORT_COLUMNS_MAX;
/** Three times the maximum of Excel. */
export const CELL_CHARACTERS_MAX = 100_000;
/** Maximum number of merged areas of a sheet. */
export const MERGES_MAX = 10_000;
