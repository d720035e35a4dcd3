import type { Served, ServedLinks, WidgetToDraw } from '@crewdock/contract/served-widgets';

/**
 * Builds the links of a list. On a partner's page, they lead to the same page and change only the widget's state;
 * otherwise they lead to the portal's market.
 */
export function buildListLinks({ attributes, page }: WidgetToDraw, list: Served['list'], market: string): ServedLinks {
  if (page === undefined || !list) return { more: market };
  const name = attributes['url-state']!;
  const back = new URL(page);
  back.hash = '';
  for (const place of ['job', 'from']) back.searchParams.delete(`${name}.${place}`);
  const more = new URL(back);
  more.searchParams.set(`${name}.from`, String(list.from + list.items.length));
  const job = `${back.href}${back.search ? '&' : '?'}${name}.job=`;
  return { more: more.href, job, back: back.href };
}
