import type { MassImport, MassImportFile, MassImportState } from '@crewdock/contract/mass-import';
import type { FoundFile, FoundMassImport } from './queries.ts';

export function presentMassImport(found: FoundMassImport): MassImport {
  const counts = { waiting: 0, draft: 0, known: 0, refused: 0, cancelled: 0, ...found.counts };
  const come = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isCancelled = found.cancelled_at !== null;
  const isComplete = come >= found.files;
  return {
    uid: found.uid,
    kind: found.kind,
    name: found.name,
    state: stateOf({ isCancelled, isComplete, waiting: counts.waiting }),
    created: found.created_at.toISOString(),
    expires: found.expires_at.toISOString(),
    files: found.files,
    counts,
    can: {
      add: !isCancelled && !isComplete,
      cancel: !isCancelled && (counts.waiting > 0 || !isComplete),
      remove: counts.waiting === 0,
    },
  };
}

export function presentFile({ number, name, answer, reason, card }: FoundFile): MassImportFile {
  return { number, name, answer, reason, card };
}

function stateOf(now: { isCancelled: boolean; isComplete: boolean; waiting: number }): MassImportState {
  if (now.isCancelled) return 'cancelled';
  if (!now.isComplete) return 'sending';
  return now.waiting > 0 ? 'reading' : 'done';
}
