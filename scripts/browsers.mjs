import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

/**
 * `npm run test:browsers`: the hostile pages in Firefox and, by WebDriver, in WebKitGTK. A browser that can't be had
 * fails it with what to do.
 */
await prepare();
const { obtainFirefox } = await import('../tests/support/firefox.ts');
const { obtainWebKit } = await import('../tests/support/webkit.ts');

const suites = [
  { name: 'firefox', obtain: obtainFirefox, files: ['pages.test', 'answers.test', 'versions.test'] },
  { name: 'webkit', obtain: obtainWebKit, files: ['webkit.test', 'webkit-answers.test', 'webkit-versions.test'] },
];

for (const { name, obtain, files } of suites) {
  console.log(`== ${name}`);
  if (isThere(name, obtain)) run(name, files);
}

function isThere(name, obtain) {
  try {
    obtain();
    return true;
  } catch (error) {
    console.log(`⊘ Not run: ${name}: ${error.message}`);
    process.exitCode = 1;
    return false;
  }
}

function run(name, files) {
  const paths = files.map((file) => `tests/hostile-pages/${file}`);
  const { status } = spawnSync(
    process.execPath,
    ['scripts/test.mjs', '--project', 'browser', '--maxWorkers', '1', ...paths],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_BROWSER: name } },
  );
  if (status !== 0) process.exitCode = 1;
}
