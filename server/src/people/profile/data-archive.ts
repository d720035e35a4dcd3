import type { FileAnswer } from '@crewdock/contract/endpoint';
import { Readable } from 'node:stream';
import type { WithNames } from '../../dictionaries/names.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { readIfStored } from '../../infra/storage/read-if-stored.ts';
import { type AddFile, streamZip } from '../../infra/storage/zip-archive.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { collectData } from './export.ts';

type Data = Awaited<ReturnType<typeof collectData>>;

/**
 * Returns the data export of the requester: `profile.json`, and the requester's files under the names in its list
 * `files`.
 */
export function dataArchive(context: Context & WithNames): FileAnswer<'application/zip'> {
  return {
    type: 'application/zip',
    name: `account-export-${context.now.toISOString().slice(0, 10)}.zip`,
    disposition: 'attachment',
    async open() {
      const data = await collectData(context);
      await writeAuditEntries(context.db, context, {
        action: 'data_exported',
        subject: 'person',
        id: requirePerson(context).id,
      });
      return streamZip((add) => writeArchive(data, add, context));
    },
  };
}

/** Streams one file at a time. `profile.json` is last, because it lists the files that are missing. */
async function writeArchive(data: Data, add: AddFile, context: Context): Promise<void> {
  const files = [];
  for (const { path, ...entry } of data.files) {
    context.signal.throwIfAborted();
    const body = entry.file === null ? null : await readIfStored(context.files, path);
    if (entry.file !== null && body) await add(entry.file, body, { isPacked: true });
    files.push({ ...entry, is_missing: entry.file !== null && body === null });
  }
  const profile = JSON.stringify({ ...data, files }, null, 2);
  await add('profile.json', Readable.from([profile], { objectMode: false }));
}
