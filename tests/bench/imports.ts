import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { IMPORT_FIELDS } from '@crewdock/contract/import-mapping';
import { FileReader } from '@crewdock/server/imports/tables/files/read';
import { editDistance } from '@crewdock/server/imports/tables/header/distance';
import { seenPasted } from '../imports/files/seen-pasted.ts';
import { seenText } from '../imports/files/seen-text.ts';
import { seenWorkbooks } from '../imports/files/seen-workbooks.ts';
import { unseenText } from '../imports/files/unseen-text.ts';
import { unseenWorkbooks } from '../imports/files/unseen-workbooks.ts';
import { readTables } from '../imports/read-tables.ts';
import { type Mapper, ours, scoreOf } from '../imports/score.ts';
import type { MessyFile } from '../imports/truth.ts';
import type { Measured } from './imports-reading.ts';
import { asCsv, asXlsx, peopleTable } from './imports-table.ts';

const SHARE_MIN = 0.95;
/** Maximum CPU seconds for reading and validating 10,000 rows of 20 columns. */
const SECONDS_MAX = 3;
/** Maximum additional server memory in megabytes, at 100,000 rows. */
const MEGABYTES_MAX = 150;
/** Maximum edit distance of the baseline; the default of react-spreadsheet-import. */
const DISTANCE_MAX = 2;

/**
 * `npm run bench imports`: measures the share of cells of messy files that are read correctly, compared with a simple
 * column mapper, and the time and memory for reading and validating tables. `--rows 10000` skips the large tables.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', multiple: true } } });
const sizes = values.rows?.map(Number) ?? [10_000, 100_000];
let isKept = true;
/** Keeps this process alive, because the reader processes are unreferenced (`unref`). */
const alive = setInterval(() => undefined, 1000);
const folder = mkdtempSync(join(tmpdir(), 'bench-imports-'));
try {
  await compareShares();
  for (const rows of sizes) {
    const table = peopleTable(rows);
    measure(`${rows} rows, CSV`, rows, asCsv(table));
    measure(`${rows} rows, XLSX`, rows, asXlsx(table));
  }
} finally {
  rmSync(folder, { recursive: true });
}
clearInterval(alive);
process.exitCode = isKept ? 0 : 1;

async function compareShares(): Promise<void> {
  console.log('cells right, without touching the mapper                     ours     plain');
  const seen = [...seenText, ...seenPasted, ...seenWorkbooks];
  const unseen = [...unseenText, ...unseenWorkbooks];
  for (const [name, files] of Object.entries({
    'read while it was built': seen,
    'first read when it was done': unseen,
  })) {
    const [own, plain] = [await share(files, ours), await share(files, byDistance)];
    console.log(`${`${files.length} files ${name}`.padEnd(56)} ${percent(own)}  ${percent(plain)}`);
    hold(own >= SHARE_MIN, `at least ${percent(SHARE_MIN)} of the cells`);
  }
}

async function share(files: MessyFile[], mapper: Mapper): Promise<number> {
  const reader = new FileReader();
  let [cells, right] = [0, 0];
  for (const { name, content, truth } of files) {
    const { tables, rows } = await readTables(reader, name, content);
    const score = scoreOf(
      tables.map(({ hidden }, at) => ({ hidden, rows: rows[at]! })),
      truth,
      mapper,
    );
    cells += score.cells;
    right += score.right;
  }
  await reader.close();
  return right / cells;
}

/**
 * Baseline: the first row contains the headers, and a column maps to the field whose name is at most two edits away.
 */
function byDistance(rows: string[][]): ReturnType<Mapper> {
  const taken = new Set<string>();
  const fields = (rows[0] ?? []).map((header) => {
    const near = IMPORT_FIELDS.map((field) => ({
      field,
      distance: editDistance(header.toLowerCase(), field.replaceAll('_', ' ')),
    })).sort((a, b) => a.distance - b.distance)[0]!;
    if (near.distance > DISTANCE_MAX || taken.has(near.field)) return null;
    taken.add(near.field);
    return near.field;
  });
  return { sheet: 0, header_row: 0, fields, currency: 'USD', exchange: {}, period: 'hour', day_first: true };
}

function measure(name: string, rows: number, content: string | Uint8Array): void {
  const path = join(folder, 'people');
  writeFileSync(path, content);
  const program = fileURLToPath(new URL('./imports-reading.ts', import.meta.url));
  const said = JSON.parse(execFileSync(process.execPath, [program, path], { encoding: 'utf8' })) as Measured;
  const { childCpuSeconds, judgeCpuSeconds } = said;
  const cpu = (childCpuSeconds ?? said.readSeconds) + judgeCpuSeconds;
  console.log(
    `${name.padEnd(22)} read ${said.readSeconds.toFixed(2)} s (${childCpuSeconds?.toFixed(2) ?? '?'} of a processor), judged ` +
      `${said.judgeSeconds.toFixed(2)} s (${judgeCpuSeconds.toFixed(2)}; ${Math.round(said.rows / judgeCpuSeconds)} rows/s), ` +
      `reader ${said.childMegabytes?.toFixed(0) ?? '?'} MB, server +${said.serverMegabytes.toFixed(0)} MB`,
  );
  hold(said.rows === rows && said.faults === 0, `all ${rows} rows without a fault`);
  if (rows <= 10_000) hold(cpu <= SECONDS_MAX, `at most ${SECONDS_MAX} s of a processor`);
  hold(said.serverMegabytes <= MEGABYTES_MAX, `at most ${MEGABYTES_MAX} MB more in the server`);
}

function hold(holds: boolean, limit: string): void {
  if (holds) return;
  isKept = false;
  console.log(`  BROKEN: ${limit}`);
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`.padStart(8);
}
