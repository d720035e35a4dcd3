import { preact } from '@preact/preset-vite';
import { defineConfig, type InlineConfig } from 'vite';

/** The oldest browsers with `light-dark()`, container queries and constructable style sheets. */
const BROWSERS = ['chrome125', 'firefox128', 'safari17.5'];

export const WIDGETS = ['talent-market', 'job-board', 'contact-us', 'resources-subscribe'] as const;

export const shared: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // The React entry uses React, not the Preact alias.
  plugins: [preact({ reactAliasesEnabled: false, prefreshEnabled: false, devToolsEnabled: false })],
  // Production JSX even if NODE_ENV has another value.
  oxc: { jsx: { development: false } },
};

/**
 * Code that browsers load without further bundling. Built as a library, because Vite's preload helper for pages would
 * add link elements to the partner's page.
 */
export function forBrowsers(
  outDir: string,
  entry: Record<string, string>,
  { format = 'es', chunkFileNames }: { format?: 'es' | 'iife'; chunkFileNames?: string } = {},
): InlineConfig {
  return {
    ...shared,
    build: {
      target: BROWSERS,
      outDir,
      emptyOutDir: false,
      lib: { entry, formats: [format], name: 'crewdock' },
      // Lazily loaded chunks import shared code from the entry.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // These files are not bundled again, so comments with hints for bundlers can be dropped.
        output: { minify: true, comments: false, entryFileNames: '[name].js', chunkFileNames },
      },
    },
  };
}

const source = (path: string) => new URL(`../widgets/src/${path}`, import.meta.url).pathname;

/** Server-side renderer of the widgets: the same components with another platform module. */
export function forServer(outDir: string): InlineConfig {
  return {
    ...shared,
    resolve: {
      alias: [{ find: /^.*\/platform\.ts$/, replacement: source('render/server-platform.ts') }],
    },
    build: {
      target: 'node24',
      outDir,
      emptyOutDir: false,
      minify: false,
      cssMinify: true,
      lib: { entry: { render: '../widgets/src/render/server.ts' }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
    },
  };
}

export default defineConfig(shared);
