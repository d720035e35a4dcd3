import { watchWidgets } from './watch.ts';

/**
 * The script tag for partners: loads the code of a widget near the viewport. It is a classic script, because only
 * classic scripts have a `currentScript` with their URL, and because their nonce also applies to `import()`.
 */
/** Folder of this build's files; replaced by the build. */
declare const BUILD: string;

// `currentScript` is missing if the script is imported as a module; the stack trace then contains the URL. A script
// with a `blob:` URL can't determine the portal.
const own = /http.+\.js/.exec((document.currentScript as HTMLScriptElement | null)?.src ?? new Error().stack!);
if (!own) throw new Error('crewdock: load by URL');

// A page with one type of widget loads a single file; a page with several types loads files with shared chunks.
watchWidgets((name, isOneOfSeveral, failures) => {
  // Browsers can cache a failed module by its URL, so retries use different URLs. With an import map the URL must not
  // change, because the map can contain the file's integrity hash by URL.
  const retry = failures && !document.querySelector('[type=importmap]') ? `?${failures}` : '';
  return import(/* @vite-ignore */ `${own[0]}/../${BUILD}/${isOneOfSeveral ? 'shared/' : ''}${name}.js${retry}`);
});
