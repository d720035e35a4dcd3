import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileReader, ReadFile } from '@crewdock/server/imports/tables/files/read';

interface Read extends ReadFile {
  rows: string[][][];
}

/** Reads all tables of a file with their rows. */
export async function readTables(
  reader: FileReader,
  name: string,
  content: string | Uint8Array,
  caller = 'person 1',
): Promise<Read> {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'));
  try {
    const [path, output] = [join(folder, 'file'), join(folder, 'tables')];
    await writeFile(path, content);
    await mkdir(output);
    const read = await reader.read({ path, name }, output, { caller });
    const rows = read.tables.map(async (_, at) => {
      const text = await readFile(join(output, `${at}.ndjson`), 'utf8');
      return text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as string[]);
    });
    return { ...read, rows: await Promise.all(rows) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
