import { Readable } from 'node:stream';
import type { WithNames } from '../../../dictionaries/names.ts';
import { toStorageKey } from '../../../infra/storage/path.ts';
import { readIfStored } from '../../../infra/storage/read-if-stored.ts';
import type { AddFile } from '../../../infra/storage/zip-archive.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { streamCsv } from '../../../infra/table-files/csv.ts';
import { streamXlsx } from '../../../infra/table-files/xlsx.ts';
import { logoBytes } from '../../logo.ts';
import { cardSections } from './content/cards.ts';
import { companyItself } from './content/company.ts';
import { countCompanyFiles, loadKeptFiles, type KeptFile } from './content/kept-files.ts';
import { messageSections } from './content/messages.ts';
import { memberSections } from './content/people.ts';
import { relationSections } from './content/relations.ts';
import { resourceSection } from './content/resources.ts';
import type { ExportContentSection } from './content/section.ts';
import { sharingSections } from './content/sharing.ts';
import type { ExportProgress } from './progress.ts';
import { toTableCells, streamJson, type ExportRow } from './tables.ts';

interface Work {
  companyId: number;
  add: AddFile;
  progress: ExportProgress;
}

const SECTIONS: ExportContentSection[] = [
  ...memberSections,
  ...cardSections,
  ...relationSections,
  ...messageSections,
  resourceSection,
  ...sharingSections,
];

/**
 * Writes all data of a company to an archive: rows of one consistent snapshot as JSON, CSV and XLSX, then the stored
 * files.
 */
export async function writeCompanyArchive(
  { companyId, add, progress }: Work,
  services: TaskServices & WithNames,
): Promise<void> {
  const { db, signal } = services;
  const names = await services.names();
  const total = 1 + 3 * SECTIONS.length + (await countCompanyFiles(db, companyId));
  let done = 0;
  const told = async function* (rows: AsyncIterable<ExportRow>) {
    for await (const row of rows) {
      signal.throwIfAborted();
      await progress.tell({ done, total });
      yield row;
    }
  };
  const added: AddFile = async (...file) => {
    await progress.tell({ done, total });
    await add(...file);
    done += 1;
  };
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  await snapshot.execute(async (trx) => {
    const company = await companyItself(trx, companyId);
    await added('company.json', Readable.from([`${JSON.stringify(company, null, 2)}\n`], { objectMode: false }));
    for (const section of SECTIONS) {
      const rows = () => told(section.rows(trx, { companyId, names }));
      await added(`${section.name}.json`, streamJson(rows()));
      await added(`${section.name}.csv`, streamCsv(toTableCells(rows())));
      const workbook = Readable.from(streamXlsx(toTableCells(rows())), { objectMode: false });
      await added(`${section.name}.xlsx`, workbook, { isPacked: true });
    }
  });
  for await (const file of loadKeptFiles(db, companyId)) {
    signal.throwIfAborted();
    const body = await bodyOf(file, services);
    if (body) await added(file.name, body, { isPacked: true });
  }
}

/**
 * Reads a stored file. Returns null if the file no longer exists or is not in the file store, because external URLs are
 * never fetched.
 */
async function bodyOf({ path }: KeptFile, { files }: TaskServices): Promise<Readable | null> {
  const body = await readIfStored(files, path);
  if (body || toStorageKey(path) !== null) return body;
  const drawn = await logoBytes(path, files);
  return drawn && Readable.from([drawn], { objectMode: false });
}
