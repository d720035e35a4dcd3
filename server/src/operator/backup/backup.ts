import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { AppError } from '../../core/errors/errors.ts';
import { toStorageKey } from '../../infra/storage/path.ts';
import { RELEASE } from '../../core/config/release.ts';
import type { CommandOutput } from '../answer.ts';
import type { Desk } from '../desk.ts';
import { type ArchiveWriter, writeBackupArchive } from './archive.ts';
import { formatTableName } from './load.ts';
import { readDatabaseContents, inSnapshot, linesIn, dumpTableRows } from './snapshot.ts';

/** Writes a backup: a snapshot of the database, and the files to which it refers. */
export async function backUp(to: string, desk: Desk): Promise<CommandOutput> {
  const { pool, db, doer } = desk;
  const path = freePath(to);
  const { counts, files, missing, migrations } = await writeBackupArchive(path, async (archive) => {
    const added = new Set<string>();
    // Copies most files before the snapshot. During a long copy after the snapshot, files could be deleted and would be
    // missing.
    await addFiles(await storedFiles(pool), added, archive, desk);
    return inSnapshot(pool, async (client) => {
      const contents = await readDatabaseContents(client);
      const named = await storedFiles(client);
      const lost = await addFiles(named, added, archive, desk);
      const rows: Record<string, number> = Object.fromEntries(
        contents.tables.map((table) => [formatTableName(table), 0]),
      );
      let at = 0;
      for await (const { table, data } of dumpTableRows(client, contents.tables)) {
        rows[formatTableName(table)]! += linesIn(data);
        await archive.add(`database/${formatTableName(table)}/${String(at++).padStart(6, '0')}.copy`, data);
      }
      const kept = named.filter((key) => added.has(key));
      return { ...contents, version: RELEASE.version, counts: rows, files: kept, missing: lost };
    });
  });
  const bytes = statSync(path).size;
  const rows = sumCounts(counts);
  const after = { to: path, rows, files: files.length };
  await writeAuditEntries(db, doer, { action: 'data_exported', subject: 'table', id: 'backup', after });
  return {
    data: { path, bytes, rows, tables: counts, files: files.length, missing, migration: migrations.at(-1) },
    text: [
      `${path}: ${rows} rows, ${files.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB.`,
      ...(missing.length > 0
        ? [`${missing.length} files are missing from the file storage: ${missing.join(', ')}`]
        : []),
      'The backup doesn’t contain the encryption keys. Keep ENCRYPTION_KEYS, or encryption.key of the data directory, elsewhere.',
    ],
  };
}

export function sumCounts(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function freePath(to: string): string {
  const path = resolve(to);
  if (existsSync(path)) throw new AppError('conflict', `to: ${path} already exists.`);
  if (!existsSync(dirname(path))) throw new AppError('not_found', `to: the folder ${dirname(path)} doesn’t exist.`);
  return path;
}

async function storedFiles(asked: { query: Desk['pool']['query'] }): Promise<string[]> {
  const { rows } = await asked.query<{ path: string }>(
    `select path from file where state = 'stored' and (expires_at is null or expires_at > now()) order by path`,
  );
  return rows.flatMap(({ path }) => toStorageKey(path) ?? []);
}

/** Adds files to the archive. Returns the keys of files that are missing in the store. */
async function addFiles(keys: string[], added: Set<string>, archive: ArchiveWriter, { store }: Desk) {
  const missing: string[] = [];
  for (const key of keys) {
    if (added.has(key)) continue;
    const bytes = await store.read(key);
    if (bytes === null) {
      missing.push(key);
      continue;
    }
    await archive.add(`files/${key}`, await buffer(bytes));
    added.add(key);
  }
  return missing;
}
