import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { embedded } from '../support/template-databases.ts';
import { copyOf } from './copy.ts';
import { mutantsOf, mutated, type Mutant } from './mutants.ts';
import { addTo, newTally, type Outcome, print } from './report.ts';
import { sampled } from './sample.ts';
import { PARTS, type Part } from './scope.ts';
import { openSession } from './session.ts';

/** Time limit of a mutant: the duration without a mutant times PATIENCE, plus BESIDES_MS. */
const PATIENCE = 4;
const BESIDES_MS = 60_000;

/**
 * `npm run test:mutations -- [--share 0.1] [--most 25] [--files server/src/relations] [--seed 1]`: changes one node of
 * a copied source at a time and runs the tests named in scope.ts until one fails. The type checker checks mutants that
 * pass all tests. Prints the mutants that pass both: each is either equivalent to the original or reveals a missing
 * test.
 */
const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '0.1' },
    most: { type: 'string', default: '25' },
    files: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const [share, most, seed] = [values.share, values.most, values.seed].map(Number) as [number, number, number];
const root = resolve(import.meta.dirname, '../..');
const copy = copyOf(root);
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const postgres = await embedded();
const session = openSession(copy, postgres.url);
try {
  if (!typesHold()) throw new Error('The type checker finds errors before anything is changed.');
  const known = await session.known();
  for (const part of PARTS) {
    const mutants = sampled(mutantsIn(part), { share, most, seed });
    if (mutants.length > 0) await judge(part, mutants, known);
  }
} finally {
  session.end();
  await postgres.stop();
}

interface Placed {
  file: string;
  mutant: Mutant;
}

function mutantsIn({ files }: Part): Placed[] {
  const sources = files.flatMap((path) =>
    path.endsWith('/') ? globSync(`${path}**/*.{ts,tsx}`, { cwd: root }) : [path],
  );
  return sources
    .filter((file) => file.startsWith(values.files) && !/\.test\.tsx?$|hostile-work/.test(file))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(join(copy, file), 'utf8')).map((mutant) => ({ file, mutant })));
}

async function judge(part: Part, mutants: Placed[], known: string[]): Promise<void> {
  const tests = known.filter((file) => part.tests.some((path) => file.startsWith(path)) && !/hostile/.test(file));
  const limit = await limitOf(part, tests);
  const tally = newTally();
  for (const placed of mutants) {
    const outcome = await outcomeOf(placed, tests, limit);
    addTo(tally, outcome);
    if (outcome === 'survived') console.log(`  ${placed.file}:${placed.mutant.line}  ${placed.mutant.what}`);
  }
  console.log(print(part.name, tally));
}

/** Returns the time limit of a mutant for the tests of a part. Throws if the tests fail without a mutant. */
async function limitOf(part: Part, tests: string[]): Promise<number> {
  const before = performance.now();
  const failed = await session.run({ changed: undefined, tests }, 20 * BESIDES_MS);
  if (failed) throw new Error(`${part.name}: ${failed} fails before anything is changed.`);
  return Math.round(PATIENCE * (performance.now() - before)) + BESIDES_MS;
}

/** Runs the tests on a mutant. Starts with the test that detected the previous mutant. */
async function outcomeOf({ file, mutant }: Placed, tests: string[], limit: number): Promise<Outcome> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutant));
  try {
    const failed = await session.run({ changed: path, tests }, limit);
    if (failed && tests.includes(failed)) tests.unshift(...tests.splice(tests.indexOf(failed), 1));
    if (failed) return 'tests';
    return typesHold() ? 'survived' : 'types';
  } finally {
    writeFileSync(path, source);
  }
}

function typesHold(): boolean {
  const tsc = join(copy, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-b'], { cwd: copy }).status === 0;
}
