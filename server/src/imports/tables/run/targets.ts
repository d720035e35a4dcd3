import { findSame, isSamePerson, loadImages } from '../../../resources/same-person.ts';
import type { ResourceImage } from '../../../resources/many.ts';
import { storedClaims } from '../claims.ts';
import type { ImportColumns, Trx } from '../queries.ts';
import { benchOfImport, type WaitingRow } from './rows.ts';

/**
 * Finds the resource that each row updates, by row number. Rows without an entry create a resource. Keeps the resource
 * found by the check while it is still the same person; otherwise finds one that no other row of the import claims.
 * Locks the resources.
 */
export async function findTargets(
  trx: Trx,
  found: ImportColumns,
  rows: readonly WaitingRow[],
): Promise<Map<number, ResourceImage>> {
  const same = await findSame(
    trx,
    benchOfImport(found),
    rows.map(({ values }) => values),
  );
  const ids = new Set([...rows.flatMap(({ resource_id }) => resource_id ?? []), ...[...same.values()].flat()]);
  const images = await loadImages(trx, [...ids], { lock: true });
  const targets = new Map<number, ResourceImage>();
  for (const { number, resource_id, values } of rows) {
    const image = resource_id === null ? undefined : images.get(resource_id);
    if (image && isOwn(image, found) && isSamePerson(image, values)) targets.set(number, image);
  }
  const isOpen = (id: number) => images.has(id) && images.get(id)!.import_uid !== found.uid;
  const others = rows.flatMap(({ number }, at) => {
    const open = targets.has(number) ? [] : (same.get(at) ?? []).filter(isOpen);
    return open.length > 0 ? [{ number, open }] : [];
  });
  const claims = await storedClaims(trx, found, [...new Set(others.flatMap(({ open }) => open))]);
  const taken = new Set([...targets.values()].map(({ id }) => id));
  for (const { number, open } of others) {
    const id = open.find((each) => !taken.has(each) && !claims.get(each)?.some((other) => other !== number));
    if (id === undefined) continue;
    taken.add(id);
    targets.set(number, images.get(id)!);
  }
  return targets;
}

function isOwn({ owner_id, company_id }: ResourceImage, found: ImportColumns): boolean {
  return owner_id === found.owner_id && company_id === found.company_id;
}
