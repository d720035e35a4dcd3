import { prepare } from './prepare.mjs';

/** `npm start`: everything from a fresh checkout to the running product. `--dev`: with hot reload. */
await prepare();
const { buildStale } = await import('./build.mjs');
buildStale();
await import(process.argv.includes('--dev') ? './dev.mjs' : '../server/src/main.ts');
