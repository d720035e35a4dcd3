import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the examples that need a build, from the package as partners get it, for the example partner site, which puts the
 * portal's origin in the place of `%PORTAL%`.
 */
const here = (path) => join(import.meta.dirname, path);

// Nearer to the examples than the sources of that name, which are a workspace.
const installed = here('node_modules/@crewdock/sdk');
mkdirSync(here('node_modules/@crewdock'), { recursive: true });
rmSync(installed, { force: true });
symlinkSync('../../../sdk/dist/npm', installed);

for (const name of ['react', 'vue', 'svelte']) {
  await build({
    root: here(name),
    base: './',
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_PORTAL': '"%PORTAL%"' },
    build: { outDir: here(`dist/${name}`), emptyOutDir: true },
  });
}
