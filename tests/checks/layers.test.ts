import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'crewdock-layers-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Imports that satisfy all rules. */
const ALLOWED: [from: string, to: string][] = [
  ['server/src/main.ts', 'server/src/cards/cv/worker.ts'],
  ['server/src/relations/moves.ts', 'server/src/cards/policy.ts'],
  ['server/src/cards/policy.ts', 'server/src/cards/editing/change.ts'],
  ['server/src/relations/fill-job/routes.ts', 'server/src/relations/queries.ts'],
  ['server/src/cards/queries.ts', 'server/src/core/errors/errors.ts'],
  ['demo/src/load.ts', 'server/src/cards/queries.ts'],
  ['portal/src/routes.tsx', 'portal/src/settings/route.ts'],
  ['portal/src/relations/Relations.tsx', 'portal/src/lists/add/AddToList.tsx'],
  ['portal/src/api.ts', 'portal/src/browser/token.ts'],
];

/** Imports that each violate the named rule. */
const WRONG: [rule: string, from: string, to: string][] = [
  ['infra/http/ imports lower layers only', 'server/src/infra/http/cors.ts', 'server/src/companies/queries.ts'],
  ['infra/queue/ imports lower layers only', 'server/src/infra/queue/worker.ts', 'server/src/tasks.ts'],
  ['infra/db/ imports lower layers only', 'server/src/infra/db/schema.ts', 'server/src/infra/email/outbox.ts'],
  ['core/context/ imports lower layers only', 'server/src/core/context/context.ts', 'server/src/core/audit/changed.ts'],
  ['cards/ imports lower layers only', 'server/src/cards/own-cards.ts', 'server/src/relations/queries.ts'],
  ['relations/ imports lower layers only', 'server/src/relations/state.ts', 'server/src/relations/fill-job/routes.ts'],
  ['contact/ imports lower layers only', 'server/src/contact/receive.ts', 'server/src/market/landing.ts'],
  ['cards/ is imported by its entry points', 'server/src/relations/emails.ts', 'server/src/cards/editing/columns.ts'],
  ['modules-are-listed', 'server/src/helpers/dates.ts', 'server/src/core/logging/log.ts'],
  ['server-does-not-import-demo', 'server/src/main.ts', 'demo/src/load.ts'],
  ['ui/primitives/ imports lower layers only', 'portal/src/ui/primitives/Button.tsx', 'portal/src/session/session.ts'],
  ['api.ts imports lower layers only', 'portal/src/api.ts', 'portal/src/session/session.ts'],
  ['lists/ imports lower layers only', 'portal/src/lists/ListPage.tsx', 'portal/src/market/words.ts'],
  ['lists/ imports lower layers only', 'portal/src/lists/Note.tsx', 'portal/src/routes.tsx'],
  ['lists/ is imported by its entry points', 'portal/src/market/Results.tsx', 'portal/src/lists/queries.ts'],
];

/** Modules that import only types from each other: a cycle that does not exist at runtime. */
const CYCLE = ['server/src/matching/match.ts', 'server/src/matching/pair.ts'] as const;

test('`npm run check` reports imports across layers, past an entry point, of the demo and in a cycle', () => {
  const cycle: [string, string][] = [
    [CYCLE[0], CYCLE[1]],
    [CYCLE[1], CYCLE[0]],
  ];
  write([...ALLOWED, ...WRONG.map(([, from, to]): [string, string] => [from, to]), ...cycle]);
  const found = check().output;
  for (const [rule, from, to] of WRONG) expect(found).toContain(`error ${rule}: ${from} → ${to}`);
  expect(found).toMatch(new RegExp(`error no-cycles: (${CYCLE.join('|')}) →`));
  expect(found.match(/^ *error /gm)).toHaveLength(WRONG.length + 1);
  write(ALLOWED);
  expect(check()).toMatchObject({ status: 0, output: expect.stringContaining('no dependency violations found') });
});

function write(imports: [from: string, to: string][]): void {
  for (const part of ['server', 'portal']) rmSync(join(folder, part), { recursive: true, force: true });
  const files = new Map(imports.flat().map((file) => [file, '']));
  for (const [from, to] of imports) {
    const path = relative(dirname(from), to);
    const line = `import type { It } from '${path.startsWith('.') ? path : `./${path}`}';\n`;
    files.set(from, files.get(from) + line);
  }
  for (const [file, lines] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${lines}export interface It {}\n`);
  }
}

function check() {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const options = ['--config', join(root, '.dependency-cruiser.mjs'), 'server', 'portal'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...options], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
