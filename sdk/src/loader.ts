import { watch } from './watch.ts';

/**
 * The script tag of partners: fetches a widget's code when one comes near the viewport. A classic script, because only that
 * knows its own address, and a nonce passes from it to `import()`.
 */
/** Folder of this build's files, written by the build. */
declare const BUILD: string;

// A module has no script of its own, but stands at the top of the stack; a blob knows nothing of the portal.
const own = /http.+\.js/.exec((document.currentScript as HTMLScriptElement | null)?.src ?? new Error().stack!);
if (!own) throw new Error('crewdock: load by URL');

// A page with one kind of widget gets one file; several kinds share what they have in common.
watch((name, isOneOfSeveral, failures) => {
  // Browsers may remember a failed module under its address, so a retry has another one. An import map may hold the
  // file's integrity, by its address: then the address stays.
  const retry = failures && !document.querySelector('[type=importmap]') ? `?${failures}` : '';
  return import(/* @vite-ignore */ `${own[0]}/../${BUILD}/${isOneOfSeveral ? 'shared/' : ''}${name}.js${retry}`);
});
