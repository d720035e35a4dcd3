import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { changed } from '../../core/audit/changed.ts';
import { AppError } from '../../core/errors/errors.ts';
import { keyOf, pathOf } from '../../infra/storage/path.ts';
import type { Answer } from '../answer.ts';
import type { Desk } from '../desk.ts';
import { checkArchive, entriesOf, type Manifest } from './archive.ts';
import { sum } from './backup.ts';
import { fill } from './fill.ts';
import { labelOf, requireRoom } from './load.ts';
import type { Piece } from './snapshot.ts';

/** Restores a backup into an empty instance. On failure the instance stays empty. */
export async function restore(from: string, desk: Desk): Promise<Answer> {
  const { pool, store, db, doer } = desk;
  const path = resolve(from);
  const manifest = await checkArchive(path);
  await requireRoom(pool, manifest);
  for await (const key of store.list()) {
    throw new AppError('conflict', `The store of files is not empty (${key}): use a new one.`);
  }
  const written: string[] = [];
  try {
    const counts = await fill({ kysely: db, pool }, manifest, piecesIn(path, manifest, desk, written), {
      counts: () => manifest.counts,
      finish: (trx) =>
        changed(trx, doer, {
          action: 'restored',
          subject: 'table',
          id: 'backup',
          after: { from: path, made: manifest.madeAt, rows: sum(manifest.counts), files: manifest.files.length },
        }),
    });
    return {
      data: { path, madeAt: manifest.madeAt, rows: sum(counts), tables: counts, files: written.length },
      text: [
        `${sum(counts)} rows and ${written.length} files of ${manifest.madeAt} are back.`,
        'Sealed secrets need the keys of that time: ENCRYPTION_KEYS, or encryption.key in the data directory.',
      ],
    };
  } catch (error) {
    for (const key of written) await store.remove(key);
    throw error;
  }
}

/** Yields the rows of an archive. Writes its files, which come first, to the store. */
async function* piecesIn(
  path: string,
  { tables, files }: Manifest,
  { store }: Desk,
  written: string[],
): AsyncGenerator<Piece> {
  const byName = new Map(tables.map((table) => [labelOf(table), table]));
  const named = new Set(files);
  for await (const { name, data } of entriesOf(path)) {
    const [kind, of = ''] = name.split('/');
    const table = kind === 'database' ? byName.get(of) : undefined;
    if (table) yield { table, data };
    if (kind !== 'files' || !named.has(of) || keyOf(pathOf(of)) === null) continue;
    written.push(of);
    await store.write(of, Readable.from([data]));
  }
}
