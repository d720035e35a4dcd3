import type { OperationOwner } from '../../../core/operations/definition.ts';
import { type ResourceImage, takeBackMany } from '../../../resources/many.ts';
import { swapCvs } from '../cv/naming.ts';
import { checkBench } from '../policy.ts';
import type { Trx } from '../queries.ts';
import { benchOfImport, markRestored, startedImport } from './rows.ts';

/** A change that the import of a row has made. */
export interface ImportedChange {
  /** Uid of the resource. */
  subject: string;
  /** The resource before the change; null if the row created the resource. */
  before: ResourceImage | null;
  after: { version: number; import: string; row: number };
}

/**
 * Undoes the changes that rows of one import have made. Skips resources that were changed afterward. Returns the
 * number of undone changes.
 */
export async function takeBackRows(
  trx: Trx,
  changes: readonly ImportedChange[],
  owner: OperationOwner,
): Promise<number> {
  const [first] = changes;
  if (!first) return 0;
  const found = await startedImport(trx, first.after.import);
  await checkBench(trx, found.undone_by ?? owner.id, benchOfImport(found));
  const cvs = await takeBackMany(
    trx,
    changes.map(({ subject, before, after }) => ({ uid: subject, version: after.version, former: before })),
  );
  await markRestored(
    trx,
    found,
    changes.map(({ subject, after }) => ({ number: after.row, is_restored: cvs.has(subject) })),
  );
  const swaps = changes.flatMap(({ subject, before, after }) => {
    const taken = cvs.get(subject);
    return before && taken !== undefined ? { number: after.row, cvs: { given: before.cv_file, taken } } : [];
  });
  await swapCvs(trx, found.id, swaps);
  return cvs.size;
}
