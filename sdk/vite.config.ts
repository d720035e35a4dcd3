import { preact } from '@preact/preset-vite';
import { defineConfig, type InlineConfig } from 'vite';

/** The minimum browser versions with `light-dark()`, container queries and constructable style sheets. */
const BROWSERS = ['chrome125', 'firefox128', 'safari17.5'];

export const WIDGETS = ['talent-market', 'job-board', 'contact-us', 'resources-subscribe'] as const;

export const shared: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Prevents the alias of React to Preact, because the React entry needs React.
  plugins: [preact({ reactAliasesEnabled: false, prefreshEnabled: false, devToolsEnabled: false })],
  // Compiles JSX for production, even if NODE_ENV has another value.
  oxc: { jsx: { development: false } },
};

/**
 * Builds code that browsers load without further bundling. Uses library mode, because Vite's preload helper for pages
 * would add link elements to the partner's page.
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
      // Allows lazily loaded chunks to import shared code from the entry.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // Removes comments, which are hints for bundlers, because bundlers don't process these files again.
        output: { minify: true, comments: false, entryFileNames: '[name].js', chunkFileNames },
      },
    },
  };
}

const source = (path: string) => new URL(`../widgets/src/${path}`, import.meta.url).pathname;

/** Builds the server-side renderer of the widgets: the same components, with a platform module for servers. */
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
