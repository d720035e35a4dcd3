import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { openDatabase } from '../../infra/db/open.ts';
import { AppError } from '../../core/errors/errors.ts';
import type { CommandOutput } from '../answer.ts';
import type { Desk } from '../desk.ts';
import { sumCounts } from './backup.ts';
import { fillDatabase } from './fill.ts';
import { type TableRowCounts, formatTableName, requireQuiet, requireRoom } from './load.ts';
import { readDatabaseContents, inSnapshot, linesIn, type TableDumpPart, dumpTableRows } from './snapshot.ts';

/** Copies the database into an empty database. Does not change the files or the source database. */
export async function copyDatabase(to: string, { config, pool, db, doer }: Desk): Promise<CommandOutput> {
  if (!/^postgres(ql)?:\/\//.test(to)) {
    throw new AppError('malformed_request', 'to: expected postgresql://user:password@host:5432/name');
  }
  // A running server could write to the source after the copy, and these writes would be lost.
  await requireQuiet(pool, 'The source database');
  const other = await openDatabase({ databaseUrl: to, dataDirectory: config.dataDirectory });
  try {
    const { host, port, database } = new Client(to);
    const place = `${host}:${port}/${database}`;
    const counts = await inSnapshot(pool, async (client) => {
      const contents = await readDatabaseContents(client);
      await requireRoom(other.pool, contents);
      const rows: TableRowCounts = Object.fromEntries(contents.tables.map((table) => [formatTableName(table), 0]));
      return fillDatabase(other, contents, counted(dumpTableRows(client, contents.tables), rows), {
        counts: () => rows,
        finish: (trx) =>
          writeAuditEntries(trx, doer, {
            action: 'moved',
            subject: 'table',
            id: 'database',
            after: { rows: sumCounts(rows) },
          }),
      });
    });
    await writeAuditEntries(db, doer, { action: 'moved', subject: 'table', id: 'database', after: { to: place } });
    return {
      data: { to: place, rows: sumCounts(counts), tables: counts },
      text: [
        `${sumCounts(counts)} rows in ${Object.keys(counts).length} tables were copied and verified.`,
        ...next(config),
      ],
    };
  } finally {
    await other.close();
  }
}

/** Yields the pieces unchanged and counts their rows. */
async function* counted(pieces: AsyncIterable<TableDumpPart>, rows: TableRowCounts): AsyncGenerator<TableDumpPart> {
  for await (const piece of pieces) {
    rows[formatTableName(piece.table)]! += linesIn(piece.data);
    yield piece;
  }
}

function next({ encryptionKeys, dataDirectory, filesS3 }: Desk['config']): string[] {
  const ownKey = join(dataDirectory, 'encryption.key');
  return [
    'Set DATABASE_URL to the new database and start the servers.',
    ...(encryptionKeys === undefined && existsSync(ownKey)
      ? [`Stored secrets need the key that encrypted them: ENCRYPTION_KEYS="own:$(cat ${ownKey})"`]
      : []),
    ...(filesS3 === undefined ? [`Files stay in ${join(dataDirectory, 'files')}: keep DATA_DIR as it is.`] : []),
  ];
}
