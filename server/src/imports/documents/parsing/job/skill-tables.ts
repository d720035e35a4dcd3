import type { DocumentRow } from '../document-row.ts';

/** Headings of a column with years. Normalized. */
const YEARS_HEADING =
  /^(?:(?:min(?:imum|\.)? )?(?:years?|yrs)(?: of experience| required)?|(?:minimum )?experience(?: \(years\))?|jahre|erfahrung(?: in jahren| \(jahre\))?|anos|experiencia|lata)$/u;
const NUMBER = /^\d{1,2}\s?\+?$/;

/** Writes out the numbers in a column of years: the row `Java`, `7`, `yes` becomes `Java 7 years yes`. */
export function withStatedYears<R extends DocumentRow>(rows: readonly R[]): R[] {
  let isTable = false;
  return rows.map((row) => {
    const [skill, years, ...rest] = row.cells;
    isTable =
      row.cells.length > 1 && (isTable || row.cells.slice(1).some((cell) => YEARS_HEADING.test(cell.toLowerCase())));
    if (!isTable || !NUMBER.test(years!)) return row;
    const text = [skill, `${years} years`, ...rest].join(' ');
    return { ...row, text, key: text.toLowerCase() };
  });
}
