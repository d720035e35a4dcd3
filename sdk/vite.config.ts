import { defineConfig, type UserConfig } from 'vite';

/** Browsers that know `light-dark()`, container queries and constructed style sheets. */
const BROWSERS = ['chrome125', 'firefox128', 'safari17.5'];

/** `vite build` makes the widget; `--mode loader` the script tag's loader, a classic script. */
export default defineConfig(({ mode }) =>
  mode === 'loader' ? bundle('loader', 'iife') : bundle('talent-market', 'es'),
);

const ENTRIES = {
  loader: 'src/loader.ts',
  'talent-market': '../widgets/src/talent-market/embed.ts',
};

function bundle(name: keyof typeof ENTRIES, format: 'es' | 'iife'): UserConfig {
  return {
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      target: BROWSERS,
      outDir: 'dist/embed',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRIES[name],
        output: { format, minify: true, entryFileNames: `${name}.js` },
      },
    },
  };
}
