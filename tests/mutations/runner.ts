import { relative } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

/** A request to run tests, sent after the file `changed` was written. */
export interface Question {
  changed: string | undefined;
  tests: string[];
}

export interface Answer {
  /** The first test file with a failure. Test files after it were not run. */
  failed: string | undefined;
}

/** Time limit of a test in milliseconds. Tests that exceed it count as failed; `npm test` does not have this limit. */
const TEST_MS = 60_000;

class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/**
 * Runs as a process in the copied repository (its working directory). Keeps one Vitest instance for all mutants, so
 * that PostgreSQL is filled once and only changed modules are reloaded.
 */
const root = process.cwd();
const vitest = await createVitest({
  root,
  project: ['unit', 'sweeps'],
  watch: false,
  bail: 1,
  maxWorkers: 1,
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  // Without isolation, the server is loaded once for all test files of a mutant.
  isolate: false,
  sequence: { sequencer: AsAsked },
  silent: true,
  reporters: [{}],
});
/** The previously mutated file. Its source has been restored, but Vitest's module cache still contains the mutant. */
let former: string | undefined;
await vitest.standalone();
const known = await vitest.globTestSpecifications();
process.on('message', async (question: Question) => process.send?.(await answer(question)));
process.on('disconnect', () => process.exit());
process.send?.(known.map(nameOf));

async function answer({ changed, tests }: Question): Promise<Answer> {
  for (const file of [former, changed]) if (file) vitest.invalidateFile(file);
  former = changed;
  const wanted = tests.flatMap((test) => known.filter((one) => nameOf(one) === test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
  // Ignores modules of earlier runs, which Vitest also reports.
  const run = testModules.filter((module) => tests.includes(relative(root, module.moduleId)));
  const failed = run.find((module) => !module.ok());
  if (failed) return { failed: relative(root, failed.moduleId) };
  return { failed: unhandledErrors.length > 0 || run.length === 0 ? 'outside of a test' : undefined };
}

function nameOf({ moduleId }: TestSpecification): string {
  return relative(root, moduleId);
}
