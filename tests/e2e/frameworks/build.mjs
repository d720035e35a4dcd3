import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';
import solid from 'vite-plugin-solid';

/** Bundles an app of a project into a single file and returns its code. */
export async function bundle(root, entry) {
  const built = await build({
    ...config(root),
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'app' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return built[0].output[0].code;
}

/** Builds a Node module that renders an app on the server. */
export async function buildForServer(root, entry, outDir) {
  await build({ ...config(root), build: { ssr: entry, outDir, emptyOutDir: false } });
}

function config(root) {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [
      vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('crewdock-') } } }),
      svelte({ configFile: false }),
      solid({ include: /solid-jsx/, ssr: true, dev: false, hot: false }),
    ],
  };
}
