import type { CardKind } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import { addressableCards } from '../cards/conditions.ts';
import { cardsWithId, shownIds } from '../cards/shown-id.ts';
import type { Context } from '../core/context/context.ts';
import { invalidField } from '../core/errors/errors.ts';
import * as errors from '../core/messages/errors/card.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/**
 * Prepares a view for a short link. Keeps only cards that the viewer may see and name, with their public ids, so that a
 * link does not reveal whether guessed ids exist or to which cards they belong. Throws `invalid_input` if no card is
 * left.
 */
export async function keptView(
  kind: CardKind,
  query: string,
  context: Pick<Context, 'db' | 'actor' | 'company'>,
): Promise<string> {
  const numbers = numbersIn(query);
  if (!numbers) return query;
  const seen = sql`${cardsWithId('c', numbers, context.actor)} and ${addressableCards('c', context)}`;
  const shown = await shownIds(context.db, kind, seen);
  if (shown.size === 0) throw invalidField('query', formatMessage(errors.noCard));
  return naming(query, [...shown.values()]);
}

/**
 * Replaces the card ids in a saved view with public ids, because the view may have been saved before ids were hidden.
 */
export async function presentMarketView(kind: CardKind, query: string, { db }: Pick<Context, 'db'>): Promise<string> {
  const numbers = numbersIn(query);
  if (!numbers) return query;
  const shown = await shownIds(db, kind, sql`c.id = any(${numbers}::int[])`);
  return naming(
    query,
    numbers.map((number) => shown.get(number) ?? number),
  );
}

function numbersIn(query: string): number[] | undefined {
  return new URLSearchParams(query).getAll('ids').at(-1)?.split(',').map(Number);
}

function naming(query: string, numbers: number[]): string {
  const view = new URLSearchParams(query);
  view.set('ids', numbers.join(','));
  return view.toString().replaceAll('%2C', ',');
}
