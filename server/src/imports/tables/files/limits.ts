import { IMPORT_COLUMNS_MAX } from '@crewdock/contract/limits';

/** Maximum size of an uploaded file in bytes. */
export const TABLE_FILE_BYTES_MAX: number = 64 * 2 ** 20;
/** Maximum size of a web page in bytes. Pages are read into memory as a whole. */
export const PAGE_BYTES_MAX: number = 16 * 2 ** 20;
/** Maximum uncompressed size of all parts of a workbook together in bytes, counted while they are read. */
export const INFLATED_BYTES_MAX: number = 2 ** 30;
/**
 * Beyond this uncompressed size, the compression ratio of a part is limited (zip bomb protection). Real sheets stay
 * below `DENSITY_MAX`.
 */
export const DENSE_FROM_BYTES: number = 32 * 2 ** 20;
export const DENSITY_MAX = 200;
/** Maximum nesting depth of XML. Real workbooks are not nested deeper. */
export const XML_DEPTH_MAX = 100;
/** Maximum number of characters in a workbook's shared strings. */
export const SHARED_CHARACTERS_MAX: number = 100 * 2 ** 20;
export const SHEETS_MAX = 100;
export const ROWS_MAX = 200_000;
export const COLUMNS_MAX: number = IMPORT_COLUMNS_MAX;
/** Maximum length of a cell: three times the limit of Excel. */
export const CELL_CHARACTERS_MAX = 100_000;
/** Maximum number of hyperlinks of a sheet that are read. */
export const LINKS_MAX = 50_000;
/** Maximum number of merged areas of a sheet. */
export const MERGES_MAX = 10_000;
