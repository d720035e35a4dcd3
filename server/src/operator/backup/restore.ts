import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { AppError } from '../../core/errors/errors.ts';
import { toStorageKey, toStoragePath } from '../../infra/storage/path.ts';
import type { CommandOutput } from '../answer.ts';
import type { Desk } from '../desk.ts';
import { checkArchive, readArchiveEntries, type Manifest } from './archive.ts';
import { sumCounts } from './backup.ts';
import { fillDatabase } from './fill.ts';
import { formatTableName, requireRoom } from './load.ts';
import type { TableDumpPart } from './snapshot.ts';

/** Restores a backup into an empty instance. If this fails, the instance is still empty. */
export async function restoreBackup(from: string, desk: Desk): Promise<CommandOutput> {
  const { pool, store, db, doer } = desk;
  const path = resolve(from);
  const manifest = await checkArchive(path);
  await requireRoom(pool, manifest);
  for await (const key of store.list()) {
    throw new AppError('conflict', `The file storage is not empty (${key}): use a new one.`);
  }
  const written: string[] = [];
  try {
    const counts = await fillDatabase({ kysely: db, pool }, manifest, piecesIn(path, manifest, desk, written), {
      counts: () => manifest.counts,
      finish: (trx) =>
        writeAuditEntries(trx, doer, {
          action: 'restored',
          subject: 'table',
          id: 'backup',
          after: { from: path, made: manifest.madeAt, rows: sumCounts(manifest.counts), files: manifest.files.length },
        }),
    });
    return {
      data: { path, madeAt: manifest.madeAt, rows: sumCounts(counts), tables: counts, files: written.length },
      text: [
        `${sumCounts(counts)} rows and ${written.length} files of ${manifest.madeAt} were restored.`,
        'Stored secrets need the encryption keys of the backup: ENCRYPTION_KEYS, or encryption.key in the data directory.',
      ],
    };
  } catch (error) {
    for (const key of written) await store.remove(key);
    throw error;
  }
}

/** Yields the rows of an archive. Before them, writes the files of the archive to the store. */
async function* piecesIn(
  path: string,
  { tables, files }: Manifest,
  { store }: Desk,
  written: string[],
): AsyncGenerator<TableDumpPart> {
  const byName = new Map(tables.map((table) => [formatTableName(table), table]));
  const named = new Set(files);
  for await (const { name, data } of readArchiveEntries(path)) {
    const [kind, of = ''] = name.split('/');
    const table = kind === 'database' ? byName.get(of) : undefined;
    if (table) yield { table, data };
    if (kind !== 'files' || !named.has(of) || toStorageKey(toStoragePath(of)) === null) continue;
    written.push(of);
    await store.write(of, Readable.from([data]));
  }
}
