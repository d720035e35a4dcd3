import type { SharedItem } from '@crewdock/contract/sharing';
import type { WithNames } from '../dictionaries/names.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { loadCards } from '../cards/queries.ts';
import { buildPageCursors, type PageQuery } from '../infra/http/cursor-pages.ts';
import { readListItems } from '../lists/items.ts';
import type { ListRow } from '../lists/queries.ts';
import { VISITOR } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import { type TagRow, asShown } from './find.ts';
import { listPath } from './subject.ts';

type Asked = Pick<Context, 'db' | 'company' | 'now' | 'pagePositions'> & WithNames;

/**
 * Returns a page of a shared list: its public cards as the tag shows them, with URLs with the tag. Omits the owner's
 * notes.
 */
export async function presentSharedList(
  { list, tag }: { list: ListRow; tag: TagRow },
  query: PageQuery,
  context: Asked,
) {
  const { db, names } = context;
  const { page, counted } = await readListItems(list.id, query, { ...context, actor: VISITOR });
  const items = page.rows;
  const [talents, requests, labels] = await Promise.all([
    loadCards(
      db,
      'talent',
      items.flatMap(({ talent_id }) => talent_id ?? []),
    ),
    loadCards(
      db,
      'request',
      items.flatMap(({ request_id }) => request_id ?? []),
    ),
    names(),
  ]);
  const shown = items.flatMap((item): SharedItem[] => {
    const entry = { note: '', added: item.created_at.toISOString() };
    const talent = talents.find(({ id }) => id === item.talent_id);
    if (talent) {
      return [{ type: 'talent', ...entry, card_data: presentTalent(asShown('talent', talent, tag), labels) }];
    }
    const request = requests.find(({ id }) => id === item.request_id);
    if (!request) return [];
    return [{ type: 'request', ...entry, card_data: presentRequest(asShown('request', request, tag), labels) }];
  });
  const { talents_count, requests_count } = counted;
  return {
    list: { name: list.name, talents_count, requests_count, path: listPath(list, tag.number) },
    items: shown,
    ...buildPageCursors(talents_count + requests_count, page),
  };
}
