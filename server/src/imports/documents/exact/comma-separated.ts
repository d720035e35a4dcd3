/**
 * Reads comma-separated values (RFC 4180) with a header row. Returns at most `most` records, each as an object with the
 * column names as keys.
 */
export function readRecords(source: string, most: number): Record<string, string>[] {
  const [heading = [], ...rows] = rowsOf(source.replace(/^\uFEFF/, ''), most + 1);
  return rows.map((row) => Object.fromEntries(heading.map((column, at) => [column.trim(), (row[at] ?? '').trim()])));
}

function rowsOf(source: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of source.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/g)) {
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
    if (rows.length >= most) break;
  }
  return rows;
}
