import { type AnyRow, type AnyTable, nameIn } from './look.ts';

/** Of one sign, in pixels: of nearly every text most are narrower. One that is wider all the same goes on in a second line. */
const SIGN_PX = 8;
const PADDING_PX = 20;
/** What is as long as somebody has written it. */
const WRITTEN = new Set(['line', 'text', 'ref', 'file']);

/** What stands in a cell may be longer than its column, `width` pixels, is wide. Only then it is clipped: the browser cuts each clipped cell out by itself. */
export function isLong({ table }: AnyTable, row: AnyRow, column: string, width: number): boolean {
  const { type } = table.row[column]!;
  if (!WRITTEN.has(type)) return type === 'fields';
  const value = row[column];
  const words = typeof value === 'object' ? (nameIn(value) ?? '') : String(value);
  return words.length * SIGN_PX + PADDING_PX > width;
}
