import { watch } from './watch.ts';

/**
 * The script tag of partners: fetches a widget's code when one comes near the viewport. A classic script, because only that
 * knows its own address, and a nonce passes from it to `import()`.
 */
/** Folder of this build's files, written by the build. */
declare const BUILD: string;

const base = new URL(`${BUILD}/`, (document.currentScript as HTMLScriptElement).src).href;

// A page with one kind of widget gets one file; several kinds share what they have in common.
watch((name, kinds, failures) => {
  // Browsers may remember a failed module under its address, so a retry has another one. An import map may hold the
  // file's integrity, by its address: then the address stays.
  const retry = failures && !document.querySelector('[type=importmap]') ? `?${failures}` : '';
  return import(/* @vite-ignore */ `${base}${kinds > 1 ? 'shared/' : ''}${name}.js${retry}`);
});
