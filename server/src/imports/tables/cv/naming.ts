import { CV_MAX_BYTES } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import type { Purpose } from '../../../infra/storage/purpose.ts';
import { resourceCvs } from '../../../resources/cv.ts';
import type { Trx } from '../queries.ts';

/**
 * Storage purpose of CVs that belong to an import row and not to a resource: CVs before the import, and replaced CVs,
 * which are kept for undo.
 */
export const importedCvs: Purpose = {
  name: 'import-cv',
  maxBytes: CV_MAX_BYTES,
  isPublic: false,
  namedIn: 'import_row.cv_file',
};

interface Swap {
  number: number;
  /** `given` is the new CV of the resource, `taken` its previous CV. */
  cvs: { given: string | null; taken: string | null };
}

/** Swaps the purposes of CV files: new CVs become files of resources, replaced CVs become files of import rows. */
export async function swapCvs(trx: Trx, importId: number, swaps: readonly Swap[]): Promise<void> {
  const differing = swaps.filter(({ cvs }) => cvs.given !== cvs.taken);
  if (differing.length === 0) return;
  const column = (of: 'given' | 'taken') => differing.map(({ cvs }) => cvs[of]);
  const moved = (of: 'given' | 'taken', { name }: Purpose) => sql`
    update file set purpose = ${name} where path = any(${column(of)}::text[])`;
  await moved('given', resourceCvs).execute(trx);
  await moved('taken', importedCvs).execute(trx);
  await sql`
    update import_row r set cv_file = n.taken
    from unnest(${differing.map(({ number }) => number)}::int[], ${column('taken')}::text[]) as n (number, taken)
    where r.import_id = ${importId} and r.number = n.number
      and r.sheet = (select (mapping->>'sheet')::int from import where id = ${importId})`.execute(trx);
}
