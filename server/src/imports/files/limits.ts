import { IMPORT_COLUMNS_MAX } from '@crewdock/contract/import-mapping';

/** Of a file as it is uploaded. */
export const FILE_BYTES_MAX: number = 64 * 2 ** 20;
/** Of a web page, which is read as a whole. */
export const PAGE_BYTES_MAX: number = 16 * 2 ** 20;
/** Of all parts of a workbook together, as they are counted while they are read. */
export const INFLATED_BYTES_MAX: number = 2 ** 30;
/** Parts that are smaller may be as dense as they like; no honest sheet is denser beyond. */
export const DENSE_FROM_BYTES: number = 32 * 2 ** 20;
export const DENSITY_MAX = 200;
/** Deeper elements stand in no workbook. */
export const XML_DEPTH_MAX = 100;
/** Of the texts that cells of a workbook share. */
export const SHARED_CHARACTERS_MAX: number = 100 * 2 ** 20;
export const SHEETS_MAX = 100;
export const ROWS_MAX = 200_000;
export const COLUMNS_MAX: number = IMPORT_COLUMNS_MAX;
/** What Excel allows for is a third of it. */
export const CELL_CHARACTERS_MAX = 100_000;
/** Merged areas of a sheet. */
export const MERGES_MAX = 10_000;
