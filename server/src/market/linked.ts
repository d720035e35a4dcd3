import { RELATED_PAGE_SIZE } from '@crewdock/contract/limits';
import { FILTER_NAMES, type MarketQuery } from '@crewdock/contract/market';
import { KINDS, type CardKind } from '@crewdock/contract/kinds';
import type { StatusFilter } from '@crewdock/contract/relations';
import type { WithNames } from '../dictionaries/names.ts';
import type { Context } from '../core/context/context.ts';
import { invalidInput, notAuthenticated } from '../core/errors/errors.ts';
import { type Listed, listRelated } from '../relations/lists.ts';
import * as errors from '../core/messages/errors/card.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/**
 * Lists the relations of the requester's card in the format of the market's response, with the same cards and order as
 * `get_relations/`. Throws `invalid_input` for market filters.
 */
export async function linkedCards<K extends CardKind, C extends object>(
  listed: Listed<K, C>,
  query: MarketQuery,
  asked: { number: number; status: StatusFilter },
  context: Context & WithNames,
) {
  if (context.actor.kind === 'visitor') throw notAuthenticated();
  const filters = FILTER_NAMES.filter((name) => query[name] !== undefined);
  if (filters.length > 0)
    throw invalidInput(
      filters.map((name) => ({ path: `query.${name}`, message: formatMessage(errors.noRelationFilter) })),
    );
  const { limit = RELATED_PAGE_SIZE, offset, cursor, step } = query;
  const page = { status: asked.status, step, limit, offset, cursor };
  const { items, ...counted } = await listRelated(KINDS[listed.kind].other, asked.number, page, listed, context);
  return {
    ...counted,
    items: items.map(({ card_data, match, relation: { id, status, proceed } }) => ({
      ...card_data,
      match,
      relation: { id, status, proceed },
    })),
    facets: null,
    without: [],
  };
}
