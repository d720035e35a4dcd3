import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImport, MassImportAnswer, MassImportFile, MassImportState } from '@crewdock/contract/mass-import';
import { formatNumber } from '../../ui/format/formatNumber.ts';

/** Display names of the files, and labels for a file that already has a card. */
export const FILE_WORDS = {
  talent: { one: 'CV', many: 'CVs', known: 'Has a card', withCard: 'with a card' },
  request: {
    one: 'job description',
    many: 'job descriptions',
    known: 'There already',
    withCard: 'there already',
  },
} as const satisfies Record<CardKind, object>;

export const MASS_IMPORT_STATE_LABELS: Record<MassImportState, string> = {
  sending: 'Files missing',
  reading: 'Reading',
  done: 'Read',
  cancelled: 'Cancelled',
};

export const MASS_IMPORT_STATE_TONES = {
  sending: 'amber',
  reading: 'amber',
  done: 'green',
  cancelled: 'amber',
} as const;

/** Label of a file's result, or of the state of its draft. */
export function getFileResult(
  kind: CardKind,
  { answer, card }: MassImportFile,
): { label: string; tone: 'green' | 'amber' | 'red' } {
  switch (answer) {
    case 'draft':
      if (!card) return { label: 'Deleted', tone: 'amber' };
      if (!card.is_active) return { label: 'Dropped', tone: 'amber' };
      return card.is_draft ? { label: 'Draft', tone: 'amber' } : { label: 'Published', tone: 'green' };
    case 'known':
      return { label: FILE_WORDS[kind].known, tone: 'amber' };
    case 'refused':
      return { label: 'Not readable', tone: 'red' };
    case 'cancelled':
      return { label: 'Cancelled', tone: 'amber' };
    case 'waiting':
      return { label: 'Waiting', tone: 'amber' };
  }
}

/** Formats the results: `480 drafts · 12 with a card · 8 not readable`. */
export function formatMassImportCounts({ kind, counts, files }: Pick<MassImport, 'kind' | 'counts' | 'files'>): string {
  const told: [MassImportAnswer, (one: number) => string][] = [
    ['draft', (drafts) => (drafts === 1 ? 'draft' : 'drafts')],
    ['known', () => FILE_WORDS[kind].withCard],
    ['refused', () => 'not readable'],
    ['waiting', () => 'waiting'],
    ['cancelled', () => 'cancelled'],
  ];
  const parts = told.flatMap(([answer, word]) =>
    counts[answer] > 0 ? [`${formatNumber(counts[answer])} ${word(counts[answer])}`] : [],
  );
  return parts.join(' · ') || `${formatNumber(files)} ${files === 1 ? 'file' : 'files'}`;
}

/** Returns the number of uploaded files and the number of parsed files. */
export function getUploadProgress({ counts: { waiting, ...settled } }: Pick<MassImport, 'counts'>): {
  come: number;
  read: number;
} {
  const read = Object.values(settled).reduce((sum, each) => sum + each, 0);
  return { come: read + waiting, read };
}
