import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

/**
 * `npm test`, also with nothing installed: all tests, or those that vitest's own arguments choose. A browser test that fails is run
 * once more, alone, at the end; passing then, it counts as passed and is named.
 */
await prepare();
const { buildStale } = await import('./build.mjs');
const { scratchDirectory } = await import('./scratch.mjs');
const { obtainChromium } = await import('../tests/support/chromium.ts');

/** More that fail are no accident. */
const MOST_AGAIN = 10;
/** So many files are told with their time. */
const LONGEST = 20;

const chromium = chromiumPath();
buildStale();
const { tests, files: ran, notRun, broken } = run(process.argv.slice(2));
tellLongest(ran);
for (const { name, why } of notRun) console.log(`⊘ Not run: ${name}: ${why}`);
const failed = tests.filter(({ passed }) => !passed);
const inBrowser = failed.filter(({ project }) => project === 'browser');
const mended = inBrowser.length <= MOST_AGAIN ? inBrowser.filter(passesAlone) : [];
if (mended.length > 0) console.log('Passed the second time, a defect to mend next:');
for (const { file, name } of mended) console.log(`↻ ${file}: ${name}`);
const failures = failed.length - mended.length + broken;
console.log(`${tests.length - failed.length + mended.length} passed, ${failures} failed`);
process.exitCode = failures === 0 ? 0 : 1;

/** Where the time goes, and what has stood still. */
function tellLongest(files) {
  console.log('Longest:');
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, LONGEST);
  for (const { file, seconds } of longest) console.log(`${String(seconds).padStart(5)} s  ${file}`);
}

function chromiumPath() {
  try {
    return obtainChromium();
  } catch (error) {
    fail(error.message);
  }
}

function passesAlone({ file, name }) {
  console.log(`Once more, alone: ${file}: ${name}`);
  const { tests: again, broken: brokenAgain } = run([
    '--project',
    'browser',
    '--maxWorkers',
    '1',
    file,
    '-t',
    `^${RegExp.escape(name)}$`,
  ]);
  return brokenAgain === 0 && again.length > 0 && again.every(({ passed }) => passed);
}

/** What vitest itself complains of counts too, such as no tests at all. */
function run(args) {
  const directory = mkdtempSync(join(scratchDirectory(), 'crewdock-results-'));
  const file = join(directory, 'results.json');
  try {
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: chromium,
        TEST_RESULTS: file,
        TMPDIR: scratchDirectory(),
        // Hundreds of processes load the same packages.
        NODE_COMPILE_CACHE: join(directory, 'compiled'),
      },
    });
    const results = JSON.parse(readFileSync(file, 'utf8'));
    const isExplained = results.broken > 0 || results.tests.some(({ passed }) => !passed);
    return status !== 0 && !isExplained ? { ...results, broken: 1 } : results;
  } catch {
    return { tests: [], files: [], notRun: [], broken: 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
