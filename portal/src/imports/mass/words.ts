import type { CardKind } from '@crewdock/contract/kinds';
import type { MassImport, MassImportFile, MassImportState } from '@crewdock/contract/mass-import';
import type { Message } from '@crewdock/contract/message';
import { t } from '../../i18n/translate.ts';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import * as messages from './messages.ts';

export const MASS_IMPORT_STATE_LABELS: Record<MassImportState, Message<object>> = {
  sending: messages.stateSending,
  reading: messages.stateReading,
  done: messages.stateDone,
  cancelled: messages.stateCancelled,
};

export const MASS_IMPORT_STATE_TONES = {
  sending: 'amber',
  reading: 'amber',
  done: 'green',
  cancelled: 'amber',
} as const;

/** Returns the label of a file's result, or of the state of its draft. */
export function getFileResult(
  kind: CardKind,
  { answer, card }: MassImportFile,
): { label: string; tone: 'green' | 'amber' | 'red' } {
  switch (answer) {
    case 'draft':
      if (!card) return { label: t(messages.resultDeleted), tone: 'amber' };
      if (!card.is_active) return { label: t(messages.resultArchived), tone: 'amber' };
      return card.is_draft
        ? { label: t(messages.resultDraft), tone: 'amber' }
        : { label: t(messages.resultPublished), tone: 'green' };
    case 'known':
      return { label: t(messages.resultKnown, { kind }), tone: 'amber' };
    case 'refused':
      return { label: t(messages.resultUnreadable), tone: 'red' };
    case 'cancelled':
      return { label: t(messages.resultCancelled), tone: 'amber' };
    case 'waiting':
      return { label: t(messages.resultWaiting), tone: 'amber' };
  }
}

/** Formats the results: `480 drafts · 12 with a card · 8 not readable`. */
export function formatMassImportCounts({ kind, counts, files }: Pick<MassImport, 'kind' | 'counts' | 'files'>): string {
  const parts = [
    counts.draft > 0 && t(messages.countDrafts, { count: counts.draft }),
    counts.known > 0 && t(messages.countKnown, { kind, count: formatNumber(counts.known) }),
    counts.refused > 0 && t(messages.countUnreadable, { count: formatNumber(counts.refused) }),
    counts.waiting > 0 && t(messages.countWaiting, { count: formatNumber(counts.waiting) }),
    counts.cancelled > 0 && t(messages.countCancelled, { count: formatNumber(counts.cancelled) }),
  ];
  return parts.filter(Boolean).join(' · ') || t(messages.files, { count: files });
}

/** Returns the number of uploaded files and the number of parsed files. */
export function getUploadProgress({ counts: { waiting, ...settled } }: Pick<MassImport, 'counts'>): {
  come: number;
  read: number;
} {
  const read = Object.values(settled).reduce((sum, each) => sum + each, 0);
  return { come: read + waiting, read };
}
