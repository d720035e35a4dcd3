import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, root } from './prepare.mjs';

/**
 * `node scripts/run.mjs server/src/infra/db/migrate.ts …`: runs a program of this repository with the required Node and
 * all packages installed.
 */
const [program, ...args] = process.argv.slice(2);
await prepare({ development: /^(tests|scripts)\//.test(program) });
process.argv.splice(1, process.argv.length, join(root, program), ...args);
await import(pathToFileURL(process.argv[1]).href);
