import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { temporaryDirectory } from '../support/product.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Parts of the next release that this release does not have. */
export const NEXT = { migration: '9999_next', task: 'next-task' };

const MIGRATION = `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['access_token', 'person', 'request'])
    await sql\`alter table \${sql.table(table)} add next_note text not null default ''\`.execute(db);
  await sql\`create table next_done (id text not null)\`.execute(db);
}
`;

/**
 * Changes that turn this release's sources into the next release, by file: an existing line, and the text to insert
 * after it.
 */
const ADDED: Record<string, [behind: string, added: string]> = {
  'infra/queue/payloads.ts': [`  'clean-up': unknown;\n`, `  '${NEXT.task}': { id: string };\n`],
  'infra/queue/lanes.ts': [`  'clean-up': 'long',\n`, `  '${NEXT.task}': 'quick',\n`],
  'tasks.ts': [
    `  'send-mail': sendMail,\n`,
    `  '${NEXT.task}': async ({ id }, { db }) => {
    await db.insertInto('next_done').values({ id }).execute();
  },\n`,
  ],
};

/**
 * Creates the next release from this one, with additional columns, a table and a task. Returns its entry point and a
 * function that removes it.
 */
export function newerRelease(): { main: string; remove(): void } {
  const { path, remove } = temporaryDirectory();
  for (const name of readdirSync(ROOT)) if (name !== 'server') symlinkSync(join(ROOT, name), join(path, name));
  const server = join(path, 'server');
  cpSync(join(ROOT, 'server'), server, { recursive: true, filter: (file) => basename(file) !== 'node_modules' });
  symlinkSync(join(ROOT, 'server/node_modules'), join(server, 'node_modules'));
  const sources = join(server, 'src');
  writeFileSync(join(server, `migrations/${NEXT.migration}.ts`), MIGRATION);
  for (const [file, [behind, added]] of Object.entries(ADDED)) {
    const text = readFileSync(join(sources, file), 'utf8');
    if (!text.includes(behind)) throw new Error(`${file} has no line ${behind}`);
    writeFileSync(
      join(sources, file),
      text.replace(behind, () => behind + added),
    );
  }
  return { main: join(server, 'src/main.ts'), remove };
}
