/** A link to a web page in a cell. Indexes start at 0. */
export interface Hyperlink {
  row: number;
  column: number;
  target: string;
}

/** Link texts without information: `View`, `CV of Ana.pdf`, `https://…`. */
const LABEL =
  /(?<![\p{L}\d])(cv|resume|résumé|lebenslauf|link|view|open|download|click|here|see|file|document|attachment|pdf|docx?|profile|url|www|drive|dropbox)(?![\p{L}\d])|^https?:|\.[a-z]{2,4}\//iu;

/**
 * Returns a function that must be called with each row of a table in order, and puts the addresses of links into the
 * cells: instead of a text such as `View`, otherwise into an additional column after the others. `columns` is the width
 * of the table.
 */
export function createLinkFiller(
  links: readonly Hyperlink[],
  columns: number,
): { look: (row: string[]) => void; fill: (row: string[]) => string[] } {
  const ofRow = Map.groupBy(links, ({ row }) => row);
  const texts = new Map<number, Set<string>>();
  let [looked, filled] = [0, 0];
  /** Columns whose links get an additional column. Computed after `look` has received all rows. */
  let added: number[] | undefined;
  return {
    look(row) {
      for (const { column } of ofRow.get(looked) ?? [])
        texts.set(column, (texts.get(column) ?? new Set()).add((row[column] ?? '').toLowerCase()));
      looked += 1;
    },
    fill(row) {
      added ??= [...texts].filter(([, shown]) => !isReplaced(shown)).map(([column]) => column);
      const next = [...row];
      for (const { column, target } of ofRow.get(filled) ?? []) {
        const at = added.indexOf(column);
        const place = at < 0 ? column : columns + at;
        while (next.length < place) next.push('');
        next[place] = target;
      }
      filled += 1;
      return next;
    },
  };
}

/** Whether the texts of a column's links are labels, and not names of people. */
function isReplaced(texts: ReadonlySet<string>): boolean {
  return [...texts].every((text) => text === '' || LABEL.test(text));
}
