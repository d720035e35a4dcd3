import { preact } from '@preact/preset-vite';
import { defineConfig, type InlineConfig } from 'vite';

/** Browsers that know `light-dark()`, container queries and constructed style sheets. */
const BROWSERS = ['chrome125', 'firefox128', 'safari17.5'];

export const WIDGETS = ['talent-market', 'job-board', 'contact-us', 'resources-subscribe'] as const;

export const shared: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // React's own entry takes React.
  plugins: [preact({ reactAliasesEnabled: false, prefreshEnabled: false, devToolsEnabled: false })],
  // As for production also where NODE_ENV says another.
  oxc: { jsx: { development: false } },
};

/** Code that browsers load as it is. As a library, because Vite's helper for pages would add link elements to the partner's. */
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
      // Parts that are fetched later take what they share from the entry.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // Nobody bundles these again: hints for that can go.
        output: { minify: true, comments: false, entryFileNames: '[name].js', chunkFileNames },
      },
    },
  };
}

const source = (path: string) => new URL(`../widgets/src/${path}`, import.meta.url).pathname;

/** Code that the server loads to draw widgets as text: the same components on another platform. */
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
