import { pageSearch } from './platform.ts';

/**
 * What a visitor has set, in the page's address: `?talents.search=react`, under a name of the widget's own so that neither
 * the page's parameters nor another widget's are touched.
 */
export interface UrlState {
  read(): Record<string, string>;
  /** Writes what is set and removes what is not; a `step` is one that Back undoes. */
  write(values: Record<string, string>, step: boolean): void;
}

export function urlState(namespace: string): UrlState {
  const prefix = `${namespace}.`;
  const read = () =>
    Object.fromEntries(
      [...new URLSearchParams(pageSearch())]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  return {
    read,
    write(values, step) {
      const address = new URL(location.href);
      for (const name of Object.keys(read())) address.searchParams.delete(prefix + name);
      for (const [name, value] of Object.entries(values)) if (value) address.searchParams.set(prefix + name, value);
      if (address.href === location.href) return;
      try {
        // What the page's own router keeps there stays.
        history[step ? 'pushState' : 'replaceState'](history.state, '', address);
      } catch {
        // Frames without an origin have no address to write to.
      }
    },
  };
}
