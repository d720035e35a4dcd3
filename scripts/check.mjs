import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { prepare, root } from './prepare.mjs';

/** `npm run check`: runs all static checks of sources and built packages, but no tests. */
await prepare({ development: true });
const { buildStale } = await import('./build.mjs');
buildStale();

const bin = (name) => `node_modules/.bin/${name}`;

/** Checks, slowest first to minimize the total time of the parallel run. */
const checks = [
  { name: 'lint and import directions', command: [bin('oxlint')] },
  // Uses only one checker. Additional checkers type-check the contract again and need three times the work and memory.
  { name: 'types', command: [bin('tsc'), '-b', '--checkers', '1', '--builders', '1'] },
  {
    name: 'layers, entry points and cycles',
    command: [
      bin('depcruise'),
      'contract/src',
      'demo/src',
      'sdk',
      'server',
      'widgets/src',
      'portal/src',
      'tests',
      'scripts',
    ],
  },
  {
    name: 'unused files, exports and dependencies',
    command: [bin('knip'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  {
    name: 'public API of the sdk as in sdk.api.md',
    command: [bin('api-extractor'), 'run', '-c', 'sdk/api-extractor.json'],
  },
  { name: 'package of the sdk', command: [bin('publint'), '--strict', 'sdk/dist/npm'] },
  { name: 'types of the package', command: [bin('attw'), '--pack', 'sdk/dist/npm', '--profile', 'esm-only'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'sizes', command: [process.execPath, 'scripts/sizes.mjs'] },
  { name: 'language', command: [process.execPath, 'scripts/check-language.mjs'] },
];

let failed = 0;
const waiting = [...checks];
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runWaiting() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const { code, output } = await run(check.command);
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
    if (code === 0) continue;
    failed++;
    console.log(`${output.trim()}\n`);
  }
}

/**
 * Runs a program with the current Node first in PATH, for the scripts of tools. Always sets CI, because some tools
 * behave differently in CI.
 */
function run([program, ...args]) {
  const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, NO_COLOR: '1', CI: 'true' };
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
