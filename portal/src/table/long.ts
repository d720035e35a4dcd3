import type { AnyRow, AnyTable } from './look.ts';

/** Of one sign, in pixels: of nearly every text most are narrower. One that is wider all the same goes on in a second line. */
const SIGN_PX = 8;
const PADDING_PX = 20;
/** What is as long as somebody has written it. */
const WRITTEN = new Set(['line', 'text', 'ref', 'file']);

/**
 * What stands in a cell may be longer than its column, `width` pixels, is wide. Only then it is clipped: the browser lays out and paints each clipped cell
 * by itself, which is most of what a row costs that scrolling brings.
 */
export function isLong({ table }: AnyTable, row: AnyRow, column: string, width: number): boolean {
  const { type } = table.row[column]!;
  if (type === 'fields') return true;
  const value = row[column];
  const words = typeof value === 'object' ? (value && 'name' in value ? String(value.name) : '') : String(value);
  return WRITTEN.has(type) && words.length * SIGN_PX + PADDING_PX > width;
}
