import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the React example with the npm package, for the example partner site, which replaces `%PORTAL%` with the
 * portal's origin. The other framework examples are separate projects with a `package.json` each.
 */
const here = (path) => join(import.meta.dirname, path);

// Links the built package into this folder, so that it is resolved before the workspace package of the same name.
const installed = here('node_modules/@crewdock/sdk');
mkdirSync(here('node_modules/@crewdock'), { recursive: true });
rmSync(installed, { force: true });
symlinkSync('../../../sdk/dist/npm', installed);

await build({
  root: here('react'),
  base: './',
  logLevel: 'warn',
  define: { 'import.meta.env.VITE_PORTAL': '"%PORTAL%"' },
  build: { outDir: here('dist/react'), emptyOutDir: true },
});
