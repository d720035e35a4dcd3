import type { ImportFallback, ImportFallbackField } from './import-mapping.ts';

/**
 * Makes the value of an unmapped field from the cells of a row. Returns an empty string if the row has no value for it.
 */
export function makeFallbackValue(
  field: ImportFallbackField,
  { text, column }: ImportFallback,
  cells: readonly string[],
): string {
  if (column === null) return text;
  const cell = cells[column] ?? '';
  if (field === 'title') return [getFirstValue(cell), text].filter(Boolean).join(' ');
  const name = getNameOfEmail(cell) ?? getFirstValue(cell);
  return [name && text, name].filter(Boolean).join(' ');
}

/** Maximum length of a first value, in characters; limits the parsing time. */
const FIRST_VALUE_MAX = 500;

/** Returns the first value of a list: `Java` for `Java (5 years), Spring` and for `{Java,Spring}`. */
function getFirstValue(cell: string): string {
  const [first = ''] = cell
    .replaceAll(/[{}[\]"]/g, ' ')
    .split(/[,;|\n•·]|\s\/\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  return first
    .replaceAll(/\s+/g, ' ')
    .slice(0, FIRST_VALUE_MAX)
    .replace(/\s*\(.*$/, '')
    .replace(/[\s:–-]+\d+\s*\+?\s*(years?|yrs?|y)?\.?$/i, '')
    .replaceAll(/^['\s*–-]+|['\s]+$/g, '');
}

/** Returns `Ana Petrova` for `ana.petrova@example.com`; null for text without an email address. */
function getNameOfEmail(cell: string): string | null {
  const local = /([^\s<>@,;:"()]{1,64})@[^\s@]{1,255}\.[^\s@]{1,63}/.exec(cell)?.[1];
  if (local === undefined) return null;
  const words = local.split(/[^\p{L}]+/u).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
