import { watchWidgets } from './watch.ts';

/**
 * The script tag for partners: loads a widget's code when one comes near the viewport. It is a classic script, because
 * only those know their own URL, and because their nonce also applies to `import()`.
 */
/** Folder of this build's files; set by the build. */
declare const BUILD: string;

// When imported as a module there is no `currentScript`, but the URL is in the stack trace. A `blob:` URL does not tell
// the portal.
const own = /http.+\.js/.exec((document.currentScript as HTMLScriptElement | null)?.src ?? new Error().stack!);
if (!own) throw new Error('crewdock: load by URL');

// A page with one kind of widget loads one file; several kinds use files with shared chunks.
watchWidgets((name, isOneOfSeveral, failures) => {
  // Browsers may cache a failed module by its URL, so a retry uses another URL. With an import map the URL stays: the
  // map may hold the file's integrity hash by URL.
  const retry = failures && !document.querySelector('[type=importmap]') ? `?${failures}` : '';
  return import(/* @vite-ignore */ `${own[0]}/../${BUILD}/${isOneOfSeveral ? 'shared/' : ''}${name}.js${retry}`);
});
