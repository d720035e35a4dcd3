import { type AnyRow, type AnyTable, nameIn } from './look.ts';

/**
 * Assumed width of a character in pixels, more than the average of nearly all texts. Wider texts wrap to a second line.
 */
const SIGN_PX = 8;
const PADDING_PX = 20;
/** Column types with text of arbitrary length. */
const WRITTEN = new Set(['line', 'text', 'ref', 'file', 'someOf']);

/**
 * Whether the cell's text may exceed `width` pixels. Only such cells are clipped, because each clipped cell costs the
 * browser extra work.
 */
export function isLong({ table }: AnyTable, row: AnyRow, column: string, width: number): boolean {
  const { type } = table.row[column]!;
  if (!WRITTEN.has(type)) return type === 'fields';
  const value = row[column];
  const words = Array.isArray(value) ? value.join(', ') : textIn(value);
  return words.length * SIGN_PX + PADDING_PX > width;
}

function textIn(value: AnyRow[string] | undefined): string {
  return typeof value === 'object' ? (nameIn(value) ?? '') : String(value);
}
