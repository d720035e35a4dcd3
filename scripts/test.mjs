import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, prepare, root } from './prepare.mjs';

/** `npm test`, also with nothing installed: all tests, or those that vitest's own arguments choose. */
await prepare();
const { buildStale } = await import('./build.mjs');
const { obtainChromium } = await import('../tests/support/chromium.ts');
buildStale();
const { passed, failed } = run(chromiumPath());
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function chromiumPath() {
  try {
    return obtainChromium();
  } catch (error) {
    fail(error.message);
  }
}

function run(chromium) {
  const directory = mkdtempSync(join(tmpdir(), 'crewdock-counts-'));
  const counts = join(directory, 'counts.json');
  try {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
      { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium, TEST_COUNTS: counts } },
    );
    const counted = JSON.parse(readFileSync(counts, 'utf8'));
    // What vitest itself complains of counts too, such as no tests at all.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
