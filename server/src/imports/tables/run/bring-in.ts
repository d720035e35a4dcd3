import { randomUUID } from 'node:crypto';
import { changeMany, confirmMany, contentAfter, createMany, type ResourceContent } from '../../../resources/many.ts';
import { toResourceContent } from '../answer.ts';
import type { ImportColumns, Trx } from '../queries.ts';
import { benchOfImport, type Brought, type WaitingRow } from './rows.ts';
import { findTargets } from './targets.ts';
import * as errors from '../../../core/messages/errors/import.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/**
 * Imports rows with a few bulk statements. Compares the rows with the current resources, which may have changed since
 * the check. Rows without changes confirm their resource.
 */
export async function bringIn(
  trx: Trx,
  found: ImportColumns,
  rows: readonly WaitingRow[],
  takesBadLinks: boolean,
): Promise<Brought[]> {
  const good = rows.filter(({ link }) => link !== 'bad' || takesBadLinks);
  const bench = benchOfImport(found);
  const targets = await findTargets(trx, found, good);
  const made: (ResourceContent & { uid: string })[] = [];
  const changes: (ResourceContent & { id: number })[] = [];
  const confirmed: number[] = [];
  const brought = good.map((row): Brought => {
    const image = targets.get(row.number);
    const { number, link, reason } = row;
    const content = toResourceContent(
      link === 'bad' ? { ...row.values, cv_url: '' } : row.values,
      image ?? null,
      row.cv_file,
    );
    const none = { given: null, taken: null };
    if (!image) {
      const uid = randomUUID();
      made.push({ ...content, uid });
      const cvs = { given: content.cv_file, taken: null };
      return { number, answer: 'create', reason, resource_id: null, done: { uid, version: 1, before: null }, cvs };
    }
    if (image.cv_file && image.cv_url === content.cv_url) content.cv_file = null;
    const after = contentAfter(image, content);
    if (!after) {
      confirmed.push(image.id);
      return {
        number,
        answer: 'skip',
        reason: formatMessage(errors.sameAlready),
        resource_id: image.id,
        done: null,
        cvs: none,
      };
    }
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
  return { number, answer: 'error', reason: reason ?? formatMessage(errors.cvUnavailable), ...nothing };
}
