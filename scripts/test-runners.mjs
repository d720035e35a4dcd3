import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { obtainChromium } from '../tests/support/chromium.ts';
import { obtainFirefox } from '../tests/support/firefox.ts';
import { obtainWebKit } from '../tests/support/webkit.ts';
import { root } from './prepare.mjs';
import { scratchDirectory } from './scratch.mjs';

/** Runs the unit tests in Vitest's watch mode until it is stopped. Returns the exit code. */
export function watch(args) {
  return runNode('vitest/vitest.mjs', ['--project', 'unit', ...args]).status ?? 1;
}

/** Maximum number of failed files that are repeated. More files rarely fail by chance. */
const REPEATED_FILES_MAX = 10;

/**
 * Runs a Vitest project and counts its tests. In CI, failed files run a second time in a new process, where no other
 * file has left a timer or a lock. `notes` lists the flaky tests, which pass then.
 */
export function vitest(project, files, options) {
  const first = runVitest(project, files, options);
  const { failedFiles = [] } = first;
  if (!process.env['CI'] || failedFiles.length === 0 || failedFiles.length > REPEATED_FILES_MAX) return first;
  console.log(`== ${project}: retrying failed files`);
  const second = runVitest(project, failedFiles, { title: options.title });
  const flaky = first.failedTests.filter((name) => second.passedTests?.has(name));
  return {
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    notes: flaky.map((name) => `↻ Flaky: ${name}`),
  };
}

function runVitest(project, files, { exclude = [], changed, shard, title }) {
  return withResults((file) => {
    const { status } = runNode('vitest/vitest.mjs', [
      'run',
      `--project=${project}`,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
      ...exclude.flatMap((pattern) => ['--exclude', pattern]),
      ...(changed ? [changed === true ? '--changed' : `--changed=${changed}`] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(title ? ['-t', title] : []),
      ...files,
    ]);
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const failedResults = testResults.filter((result) => result.status === 'failed');
    // A failed hook, or a file that can't be loaded, fails the file without a failed test.
    const broken = failedResults.filter((result) => result.assertionResults.every((test) => test.status !== 'failed'));
    return {
      status,
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      notes: [],
      failedFiles: failedResults.map(({ name }) => relative(root, name)),
      failedTests: testResults.flatMap((result) => namesOf(result, 'failed')),
      passedTests: new Set(testResults.flatMap((result) => namesOf(result, 'passed'))),
    };
  });
}

/** Returns the file and name of each test of a file with the status. */
function namesOf({ name, assertionResults }, status) {
  return assertionResults
    .filter((test) => test.status === status)
    .map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
}

/** Runs a Playwright project and counts its tests. `notes` lists flaky and skipped tests. */
export function playwright(project, files, { changed, shard, title }) {
  return withResults((file) => {
    const { status } = runNode(
      '@playwright/test/cli.js',
      [
        'test',
        '--config=tests/playwright.config.ts',
        `--project=${project}`,
        '--pass-with-no-tests',
        ...(changed ? [changed === true ? '--only-changed' : `--only-changed=${changed}`] : []),
        ...(shard ? [`--shard=${shard}`] : []),
        ...(title ? ['--grep', title] : []),
        ...files,
      ],
      { ...obtainBrowser(project), PLAYWRIGHT_RESULTS: file },
    );
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
    const notes = suites.flatMap(testsOf).flatMap(noteOf);
    return { status, passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, notes };
  });
}

/** Finds or installs the browser of a project. Returns environment variables with its path. */
function obtainBrowser(project) {
  if (project === 'firefox') return { FIREFOX_PATH: obtainFirefox() };
  if (project === 'webkit') return obtainWebKit();
  return { CHROMIUM_PATH: obtainChromium() };
}

function testsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(testsOf)];
}

function noteOf({ title, file, tests }) {
  return tests.flatMap(({ status, annotations }) => {
    if (status === 'flaky') return [`↻ Flaky: ${file}: ${title}`];
    const reason = annotations.find(({ type }) => type === 'skip')?.description;
    return status === 'skipped' ? [`⊘ Skipped: ${file}: ${title}${reason ? `: ${reason}` : ''}`] : [];
  });
}

/**
 * Runs `run` and returns its result. A run without results, or a failed run without failed tests, counts as one failed
 * test.
 */
function withResults(run) {
  const directory = mkdtempSync(join(scratchDirectory(), 'crewdock-results-'));
  try {
    const { status, ...result } = run(join(directory, 'results.json'));
    return status !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, notes: [] };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs a program of node_modules with temporary files in memory (if possible) and a persistent compile cache. */
function runNode(program, args, variables = {}) {
  return spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TMPDIR: scratchDirectory(),
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
      ...variables,
    },
  });
}
