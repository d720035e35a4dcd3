import type { JobTextBlock } from '@crewdock/contract/job-texts';
import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';
import type { JobPart } from './headings.ts';
import type { JobRow } from './lines.ts';

/** Maximum length in characters, so that the text with markup fits into a card. */
const MOST = 14_000;
const BLOCKS_MAX = 300;

/**
 * Builds the summary from the text of the job by section. Leaves out rows that were parsed into other fields, and
 * instructions for applying.
 */
export function buildJobSummary(
  parts: readonly JobPart[],
  told: ReadonlySet<DocumentRow>,
): Found<JobTextBlock[]> | null {
  const lines: { block: JobTextBlock; row: JobRow }[] = [];
  let letters = 0;
  for (const { section, heading, rows } of parts) {
    const own = rows.filter((row) => !told.has(row) && row.text.trim() !== '');
    if (section === 'apply' || own.length === 0) continue;
    const titled = heading
      ? [{ block: { kind: 'heading' as const, text: heading.text.replace(/\s*[:：]$/, '') }, row: heading }]
      : [];
    const blocks = own.map((row) => ({
      block: { kind: row.bullet ? ('item' as const) : ('text' as const), text: row.text },
      row,
    }));
    for (const line of [...titled, ...blocks]) {
      letters += line.block.text.length;
      if (letters > MOST || lines.length >= BLOCKS_MAX) break;
      lines.push(line);
    }
  }
  if (lines.length === 0) return null;
  const hasParts = lines.some(({ block }) => block.kind === 'heading');
  return {
    value: lines.map(({ block }) => block),
    sure: hasParts ? 0.9 : 0.75,
    where: lines.flatMap(({ row }) => row.lines.map(({ where }) => where)),
  };
}
