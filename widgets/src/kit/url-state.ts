import { pageSearch } from './platform.ts';

/**
 * A visitor's state in the page's URL: `?talents.search=react`. The namespace keeps it apart from parameters of the
 * page and of other widgets.
 */
export interface UrlState {
  read(): Record<string, string>;
  /** Adds a history entry with the given values; empty ones are removed. Does nothing when nothing changes. */
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
      // All parameters keep their order and spelling, because the others belong to the page.
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
        // The page's router may keep its own state there.
        history.pushState(history.state, '', pathname + now + hash);
      } catch {
        // Frames without an origin can't change their URL.
      }
    },
  };
}
