import { prepare } from './prepare.mjs';

/** `npm start`: installs, builds and runs the product, also from a fresh checkout. `--dev` enables hot reload. */
await prepare();
const { buildStale } = await import('./build.mjs');
buildStale();
await import(process.argv.includes('--dev') ? './dev.mjs' : '../server/src/main.ts');
