import { normalizeText } from '../../tables/cells/folded.ts';
import type { DocumentLine } from '../reading/document.ts';
import { getEnclosingBox } from '../reading/layout/lines.ts';
import { sectionCalled } from './headings.ts';

/** Maximum difference of positions in the same column, in points. */
const TOLERANCE = 1.5;
/** Minimum number of lines that start in the column beside the headings. */
const LINES_MIN = 2;

/**
 * Splits lines with a section heading in the margin: `EDUCATION ⇥ University of Leeds` becomes two lines. The text
 * beside the heading must start in the same column as other lines. A table of labels and values is left unchanged.
 */
export function splitHangingHeadings(lines: readonly DocumentLine[]): DocumentLine[] {
  const split = lines.map((line) => ({ line, halves: halvesOf(line) }));
  const startsAt = (x: number) => lines.filter((line) => Math.abs(line.x - x) < TOLERANCE).length;
  const labelsBeside = (x: number) =>
    split.filter(({ halves }) => halves && !isHeading(halves[0]) && Math.abs(halves[1].x - x) < TOLERANCE).length;
  return split.flatMap(({ line, halves }) => {
    if (!halves || !isHeading(halves[0])) return [line];
    const { x } = halves[1];
    return startsAt(x) >= LINES_MIN && labelsBeside(x) < LINES_MIN ? halves : [line];
  });
}

/** The first cell of a line and its other cells; null if the line has a single cell. */
function halvesOf(line: DocumentLine): [DocumentLine, DocumentLine] | null {
  const [label, ...cells] = line.text.split('\t');
  const count = label!.split(' ').length;
  if (cells.length === 0 || count >= line.words.length) return null;
  const half = (text: string, words: DocumentLine['words']) => ({ ...line, ...getEnclosingBox(words), text, words });
  return [half(label!, line.words.slice(0, count)), half(cells.join('\t'), line.words.slice(count))];
}

function isHeading({ text }: DocumentLine): boolean {
  return /^\p{Lu}/u.test(text) && sectionCalled(normalizeText(text)) !== null;
}
