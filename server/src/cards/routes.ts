import type { cards } from '@crewdock/contract/cards';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { gone, notFound } from '../http/errors.ts';
import type { CardKind } from '../market/search/question.ts';
import { canSeePrivately, isGoneOn, isPublicOn } from './policy.ts';
import { presentRequestDetails, presentTalentDetails } from './present.ts';
import { readCardKey } from './public-id.ts';
import { type CardRow, findCard } from './queries.ts';

export const cardRoutes: Handlers<typeof cards, Context> = {
  async getTalent({ params }, context) {
    const row = await visibleCard('talent', params.id, context);
    return presentTalentDetails(row, await context.names(), viewer(context));
  },
  async getRequest({ params }, context) {
    const row = await visibleCard('request', params.id, context);
    return presentRequestDetails(row, await context.names(), viewer(context));
  },
};

/** A card that is unknown, private or another company's is the same 404; one that was public here is gone. */
export async function visibleCard<K extends CardKind>(
  kind: K,
  key: string,
  { db, actor, company }: Pick<Context, 'db' | 'actor' | 'company'>,
): Promise<CardRow<K>> {
  const cardKey = readCardKey(key);
  const row = cardKey && (await findCard(db, kind, cardKey));
  if (!row) throw notFound();
  const companyId = company?.id ?? null;
  if (isPublicOn(companyId, row) || canSeePrivately(actor, row)) return row;
  throw isGoneOn(companyId, row) ? gone() : notFound();
}

function viewer({ actor, company }: Context) {
  return { actor, companyId: company?.id ?? null };
}
