import { Readable } from 'node:stream';
import type { WithNames } from '../../../dictionaries/names.ts';
import { keyOf } from '../../../infra/storage/path.ts';
import { readIfStored } from '../../../infra/storage/read-if-stored.ts';
import type { AddFile } from '../../../infra/storage/zip-archive.ts';
import type { TaskServices } from '../../../core/context/task.ts';
import { csvOf } from '../../../infra/table-files/csv.ts';
import { xlsxOf } from '../../../infra/table-files/xlsx.ts';
import { logoBytes } from '../../logo.ts';
import { cards } from './content/cards.ts';
import { companyItself } from './content/company.ts';
import { countFiles, filesOf, type KeptFile } from './content/kept-files.ts';
import { letters } from './content/letters.ts';
import { people } from './content/people.ts';
import { relations } from './content/relations.ts';
import { resources } from './content/resources.ts';
import type { Section } from './content/section.ts';
import { sharing } from './content/sharing.ts';
import type { Progress } from './progress.ts';
import { cellsOf, jsonOf, type Row } from './tables.ts';

interface Work {
  companyId: number;
  add: AddFile;
  progress: Progress;
}

const SECTIONS: Section[] = [...people, ...cards, ...relations, ...letters, resources, ...sharing];

/** Writes all data of a company: rows of one consistent snapshot as JSON, CSV and XLSX, then the stored files. */
export async function writeArchive(
  { companyId, add, progress }: Work,
  services: TaskServices & WithNames,
): Promise<void> {
  const { db, signal } = services;
  const names = await services.names();
  const total = 1 + 3 * SECTIONS.length + (await countFiles(db, companyId));
  let done = 0;
  const told = async function* (rows: AsyncIterable<Row>) {
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
      await added(`${section.name}.json`, jsonOf(rows()));
      await added(`${section.name}.csv`, csvOf(cellsOf(rows())));
      const workbook = Readable.from(xlsxOf(cellsOf(rows())), { objectMode: false });
      await added(`${section.name}.xlsx`, workbook, { isPacked: true });
    }
  });
  for await (const file of filesOf(db, companyId)) {
    signal.throwIfAborted();
    const body = await bodyOf(file, services);
    if (body) await added(file.name, body, { isPacked: true });
  }
}

/** null when the file is gone or not in our store: external URLs are never fetched. */
async function bodyOf({ path }: KeptFile, { files }: TaskServices): Promise<Readable | null> {
  const body = await readIfStored(files, path);
  if (body || keyOf(path) !== null) return body;
  const drawn = await logoBytes(path, files);
  return drawn && Readable.from([drawn], { objectMode: false });
}
