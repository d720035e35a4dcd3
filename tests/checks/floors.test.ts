import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'crewdock-floors-'));

afterAll(() => rmSync(house, { recursive: true }));

/** Imports that follow all rules. */
const ALLOWED: [from: string, to: string][] = [
  ['server/src/main.ts', 'server/src/cards/cv/worker.ts'],
  ['server/src/relations/moves.ts', 'server/src/cards/policy.ts'],
  ['server/src/cards/policy.ts', 'server/src/cards/editing/change.ts'],
  ['server/src/cards/queries.ts', 'server/src/platform/http/errors.ts'],
  ['demo/src/load.ts', 'server/src/cards/queries.ts'],
  ['portal/src/routes.tsx', 'portal/src/settings/route.ts'],
  ['portal/src/relations/Relations.tsx', 'portal/src/lists/add/AddToList.tsx'],
  ['portal/src/api.ts', 'portal/src/browser/token.ts'],
];

/** Imports that break one rule each. */
const WRONG: [rule: string, from: string, to: string][] = [
  ['platform/ uses lower floors alone', 'server/src/platform/http/cors.ts', 'server/src/companies/queries.ts'],
  ['platform/ uses lower floors alone', 'server/src/platform/queue/worker.ts', 'server/src/tasks.ts'],
  ['cards/ uses lower floors alone', 'server/src/cards/own-cards.ts', 'server/src/relations/queries.ts'],
  ['contact/ uses lower floors alone', 'server/src/contact/receive.ts', 'server/src/market/landing.ts'],
  ['cards/ is entered by its doors', 'server/src/relations/letters.ts', 'server/src/cards/editing/columns.ts'],
  ['every-room-is-in-the-picture', 'server/src/helpers/dates.ts', 'server/src/platform/log.ts'],
  ['server-does-not-import-demo', 'server/src/main.ts', 'demo/src/load.ts'],
  ['ui/ uses lower floors alone', 'portal/src/ui/Button.tsx', 'portal/src/session/session.ts'],
  ['api.ts uses lower floors alone', 'portal/src/api.ts', 'portal/src/session/session.ts'],
  ['lists/ uses lower floors alone', 'portal/src/lists/ListPage.tsx', 'portal/src/market/words.ts'],
  ['lists/ uses lower floors alone', 'portal/src/lists/Note.tsx', 'portal/src/routes.tsx'],
  ['lists/ is entered by its doors', 'portal/src/market/Results.tsx', 'portal/src/lists/queries.ts'],
];

/** An import cycle of types only, which does not exist at runtime. */
const CIRCLE = ['server/src/matching/match.ts', 'server/src/matching/pair.ts'] as const;

test('`npm run check` reports imports across layers, past an entry point, of the demo and in a cycle', () => {
  const circle: [string, string][] = [
    [CIRCLE[0], CIRCLE[1]],
    [CIRCLE[1], CIRCLE[0]],
  ];
  write([...ALLOWED, ...WRONG.map(([, from, to]): [string, string] => [from, to]), ...circle]);
  const found = check().output;
  for (const [rule, from, to] of WRONG) expect(found).toContain(`error ${rule}: ${from} → ${to}`);
  expect(found).toMatch(new RegExp(`error no-circles: (${CIRCLE.join('|')}) →`));
  expect(found.match(/^ *error /gm)).toHaveLength(WRONG.length + 1);
  write(ALLOWED);
  expect(check()).toMatchObject({ status: 0, output: expect.stringContaining('no dependency violations found') });
});

function write(imports: [from: string, to: string][]): void {
  for (const folder of ['server', 'portal']) rmSync(join(house, folder), { recursive: true, force: true });
  const files = new Map(imports.flat().map((file) => [file, '']));
  for (const [from, to] of imports) {
    const path = relative(dirname(from), to);
    const line = `import type { It } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
    files.set(from, files.get(from) + line);
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), `${lines}export interface It {}\n`);
  }
}

function check() {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), 'server', 'portal'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...options], { cwd: house, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
