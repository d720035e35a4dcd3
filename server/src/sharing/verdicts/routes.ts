import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { verdicts } from '@crewdock/contract/verdicts';
import type { CardRow } from '../../cards/queries.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Context } from '../../core/context/context.ts';
import { conflictError } from '../../core/errors/errors.ts';
import type { TagRow } from '../find.ts';
import { type ShareEventSubject, isOwners } from '../happened.ts';
import { type WithSharePasswords, openTaggedCard, openTaggedList } from '../open.ts';
import { sharedCard, sharedList } from '../subject.ts';
import { removeVerdicts } from './remove.ts';
import { verdictsOn } from './said.ts';
import { ownVerdicts, saveVerdict } from './say.ts';
import * as errors from '../../core/messages/errors/sharing.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Sharing = Context & WithNames & WithSharePasswords;

export const verdictRoutes: Handlers<typeof verdicts, Sharing> = {
  ...withKindName('talent', verdictRoutesOf('talent')),
  ...withKindName('request', verdictRoutesOf('request')),
  async listListVerdicts({ params, query }, context) {
    return verdictsOn(await sharedList(params.id, context), query, context);
  },
  async removeListVerdict({ params, query }, context) {
    return { removed: await removeVerdicts(await sharedList(params.id, context), params.verdictId, query, context) };
  },
  async listOwnListVerdicts({ params, body }, context) {
    const { list, tag } = await openTaggedList(params.id, body.password, context);
    return own(tag, list, body.voter, context);
  },
};

function verdictRoutesOf(kind: CardKind) {
  return {
    async listCardVerdicts({ params, query }: Input<typeof verdicts.listTalentVerdicts>, context: Sharing) {
      return verdictsOn(await sharedCard(kind, params.id, context), query, context);
    },
    async removeCardVerdict({ params, query }: Input<typeof verdicts.removeTalentVerdict>, context: Sharing) {
      const subject = await sharedCard(kind, params.id, context);
      return { removed: await removeVerdicts(subject, params.verdictId, query, context) };
    },
    async listOwnCardVerdicts({ params, body }: Input<typeof verdicts.listOwnTalentVerdicts>, context: Sharing) {
      const opened = await openTaggedCard(kind, params.id, body.password, context);
      return own(opened.tag, await sharerOf(opened, context), body.voter, context);
    },
    async judgeCard({ params, body }: Input<typeof verdicts.judgeTalent>, context: Sharing) {
      const opened = await openTaggedCard(kind, params.id, body.password, context);
      const sharer = await sharerOf(opened, context);
      if (isOwners(sharer, context.actor)) throw conflictError(formatMessage(errors.ownLink));
      return saveVerdict(kind, opened, body, context);
    },
  };
}

async function own(tag: TagRow, sharer: ShareEventSubject, voter: string, context: Sharing) {
  const is_open = tag.verdicts_open && !isOwners(sharer, context.actor);
  return { is_open, ...(await ownVerdicts(tag, voter, context)) };
}

/** Returns the shared object of a link: the card, or the list that contains the card. */
async function sharerOf(
  { row, tag }: { row: CardRow<CardKind>; tag: TagRow },
  { db }: Context,
): Promise<ShareEventSubject> {
  if (tag.list_id === null) return row;
  return db.selectFrom('card_list').where('id', '=', tag.list_id).select('owner_id').executeTakeFirstOrThrow();
}
