import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** What a run leaves for `scripts/test.mjs`. */
export interface Results {
  tests: TestResult[];
  files: FileResult[];
  /** Those that said why they couldn't be run. */
  notRun: { name: string; why: string }[];
  /** What failed and is no test: a file that can't be loaded, a failed hook, an error outside of any test. */
  broken: number;
}

interface TestResult {
  project: string;
  file: string;
  /** As `--testNamePattern` compares it. */
  name: string;
  passed: boolean;
}

interface FileResult {
  file: string;
  /** Of its tests and hooks, in seconds. */
  seconds: number;
}

/** Leaves how each test ended in the file that TEST_RESULTS names. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env['TEST_RESULTS'];
    if (!file) return;
    const broken = modules.filter(isBroken).length;
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const tests = all.flatMap(resultOf);
    const files = modules.map((module) => ({
      file: fileOf(module),
      seconds: Math.round(module.diagnostic().duration / 1000),
    }));
    const notRun = all.flatMap(reasonOf);
    const results: Results = { tests, files, notRun, broken: broken + unhandledErrors.length };
    writeFileSync(file, JSON.stringify(results));
  }
}

/** Nothing for one that was not run. */
function resultOf(test: TestCase): TestResult[] {
  const { state } = test.result();
  if (state !== 'passed' && state !== 'failed') return [];
  return [{ project: test.project.name, file: fileOf(test.module), name: test.fullName, passed: state === 'passed' }];
}

function reasonOf(test: TestCase): Results['notRun'] {
  const result = test.result();
  return result.state === 'skipped' && result.note ? [{ name: test.fullName, why: result.note }] : [];
}

/** Its path from the project's root. */
export function fileOf({ moduleId }: TestModule): string {
  return relative(process.cwd(), moduleId);
}

/** By more than its tests: a hook that fails beside them isn't mended with them. */
function isBroken(module: TestModule): boolean {
  const hasFailedTest = [...module.children.allTests('failed')].length > 0;
  return module.errors().length > 0 || (module.state() === 'failed' && !hasFailedTest);
}
