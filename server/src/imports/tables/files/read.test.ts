import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileReader } from './read.ts';

const reader = new FileReader();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'));
});
afterAll(async () => {
  await reader.close();
  await rm(folder, { recursive: true });
});

test('a CSV file with semicolons, quotes and line breaks in cells is read into rows', async () => {
  const read = await rowsOf(
    'people.csv',
    'Name;Skills\r\n"Ana ""Go"" Petrova";"Go, SQL"\r\n\r\nBo;"first\r\nsecond"\r\n\r\n',
  );
  expect(read).toEqual({
    tables: [{ name: '', hidden: false, rows: 4, columns: 2 }],
    notes: [],
    rows: [['Name', 'Skills'], ['Ana "Go" Petrova', 'Go, SQL'], [], ['Bo', 'first\nsecond']],
  });
});

async function rowsOf(name: string, content: string | Uint8Array) {
  const [path, output] = [join(folder, name), join(folder, `${name}.tables`)];
  await writeFile(path, content);
  await mkdir(output);
  const read = await reader.read({ path, name }, output, { caller: 'person 1' });
  const lines = (await readFile(join(output, '0.ndjson'), 'utf8')).trimEnd().split('\n');
  return { ...read, rows: lines.map((line) => JSON.parse(line) as string[]) };
}
