import { pageSearch } from './platform.ts';

/**
 * A visitor's state in the page's URL: `?talents.search=react`. The namespace separates its parameters from parameters
 * of the page and of other widgets.
 */
export interface UrlState {
  read(): Record<string, string>;
  /**
   * Adds a history entry with the values; removes parameters with empty values. Does nothing if no value has changed.
   */
  write(values: Record<string, string>): void;
}

export function urlState(namespace: string): UrlState {
  const prefix = `${namespace}.`;
  const own = (search: string) =>
    [...new URLSearchParams(search)]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value] as const);
  return {
    read: () => Object.fromEntries(own(pageSearch())),
    write(values) {
      const { search, pathname, hash } = location;
      const rest = new Map(Object.entries(values));
      const said = (name: string, was?: string, part?: string) => {
        const value = rest.get(name);
        rest.delete(name);
        if (value && value === was) return part!;
        return value ? String(new URLSearchParams([[prefix + name, value]])) : [];
      };
      // Keeps the order and encoding of other parameters, because they belong to the page.
      const parts = search
        .slice(1)
        .split('&')
        .flatMap((part) => {
          const [known] = own(part);
          return known ? said(...known, part) : part || [];
        });
      const all = [...parts, ...[...rest.keys()].flatMap((name) => said(name))].join('&');
      const now = all && `?${all}`;
      if (now === search) return;
      try {
        // Keeps the history state, because the page's router might use it.
        history.pushState(history.state, '', pathname + now + hash);
      } catch {
        // Ignored: frames without an origin can't change their URL.
      }
    },
  };
}
