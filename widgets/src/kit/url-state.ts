import { pageSearch } from './platform.ts';

/**
 * What a visitor has set, in the page's address: `?talents.search=react`, under a name of the widget's own so that neither
 * the page's parameters nor another widget's are touched.
 */
export interface UrlState {
  read(): Record<string, string>;
  /** Writes what is set and removes what is not, as a step that Back undoes. What says the same already stays as it is. */
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
      // Each parameter stays where it is and as it is written, the page's own above all.
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
        // What the page's own router keeps there stays.
        history.pushState(history.state, '', pathname + now + hash);
      } catch {
        // Frames without an origin have no address to write to.
      }
    },
  };
}
