import { randomUUID } from 'node:crypto';
import { changeMany, confirmMany, contentAfter, createMany, type ResourceContent } from '../../resources/many.ts';
import { findSame } from '../../resources/same-person.ts';
import { contentOf, SAME_ALREADY } from '../answer.ts';
import type { ImportColumns, Trx } from '../queries.ts';
import { benchOfImport, type Brought, type WaitingRow } from './rows.ts';

/**
 * Writes rows in a few bulk statements. Compares them with the resources that exist now, not with those at the time of
 * the check. Unchanged people are confirmed.
 */
export async function bringIn(
  trx: Trx,
  found: ImportColumns,
  rows: readonly WaitingRow[],
  takesBadLinks: boolean,
): Promise<Brought[]> {
  const good = rows.filter(({ link }) => link !== 'bad' || takesBadLinks);
  const bench = benchOfImport(found);
  const same = await findSame(
    trx,
    bench,
    good.map(({ values }) => values),
    { lock: true },
  );
  const made: (ResourceContent & { uid: string })[] = [];
  const changes: (ResourceContent & { id: number })[] = [];
  const written = new Set<number>();
  const confirmed: number[] = [];
  const brought = good.map((row, at): Brought => {
    const image = same.get(at);
    const { number, link, reason } = row;
    const content = contentOf(link === 'bad' ? { ...row.values, cv_url: '' } : row.values, row.cv_file);
    const none = { given: null, taken: null };
    if (!image) {
      const uid = randomUUID();
      made.push({ ...content, uid });
      const cvs = { given: content.cv_file, taken: null };
      return { number, answer: 'create', reason, resource_id: null, done: { uid, version: 1, before: null }, cvs };
    }
    const skipped = { number, answer: 'skip', resource_id: image.id, done: null, cvs: none } as const;
    // Two rows can turn out to be the same person although the check could not know.
    if (image.import_uid === found.uid || written.has(image.id))
      return { ...skipped, reason: 'Another row is the same person' };
    if (image.cv_file && image.cv_url === content.cv_url) content.cv_file = null;
    const after = contentAfter(image, content);
    if (!after) {
      confirmed.push(image.id);
      return { ...skipped, reason: SAME_ALREADY };
    }
    written.add(image.id);
    changes.push({ ...after, id: image.id });
    const done = { uid: image.uid, version: image.version + 1, before: image };
    const cvs = content.cv_file ? { given: content.cv_file, taken: image.cv_file } : none;
    return { number, answer: 'update', reason, resource_id: image.id, done, cvs };
  });
  const ids = await createMany(trx, bench, found.uid, made);
  await changeMany(trx, found.uid, changes);
  await confirmMany(trx, confirmed);
  for (const row of brought) if (row.answer === 'create') row.resource_id = ids.get(row.done!.uid)!;
  const bad = rows.filter((row) => !good.includes(row)).map(refused);
  return [...brought, ...bad];
}

function refused({ number, reason }: WaitingRow): Brought {
  const nothing = { resource_id: null, done: null, cvs: { given: null, taken: null } };
  return { number, answer: 'error', reason: reason ?? 'Its CV can’t be fetched', ...nothing };
}
