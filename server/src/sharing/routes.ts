import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { sharing } from '@crewdock/contract/sharing';
import type { WithCvs } from '../cards/cv/renderer.ts';
import { cvJson, cvPdf } from '../cards/cv/serve.ts';
import { presentRequestDetails, presentTalentDetails } from '../cards/present.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { VISITOR } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import type { WithCounter } from './counter.ts';
import { countShareEvent } from './happened.ts';
import { type WithSharePasswords, openTaggedCard, openTaggedList } from './open.ts';
import { presentSharedList } from './shared-list.ts';
import { type SharedSubject, sharedCard, sharedList } from './subject.ts';
import { changeTag, createTag, listTags, removeTag } from './tags.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

type Sharing = Context & WithCounter & WithCvs & WithNames & WithSharePasswords;
type Opened = Input<typeof sharing.openTalent>;

export const sharingRoutes: Handlers<typeof sharing, Sharing> = {
  ...withKindName('talent', tagRoutes('talent')),
  ...withKindName('request', tagRoutes('request')),
  async openTalent({ params, body }: Opened, context: Sharing) {
    const row = await seen('talent', params.id, body, context);
    return presentTalentDetails(row, await context.names(), { actor: VISITOR, companyId: row.company_id });
  },
  async openRequest({ params, body }: Opened, context: Sharing) {
    const row = await seen('request', params.id, body, context);
    return presentRequestDetails(row, await context.names(), { actor: VISITOR, companyId: row.company_id });
  },
  async openCv({ params, body }, context) {
    const { row, tag } = await openTaggedCard('talent', params.id, body.password, context);
    await context.limits.useForm('share-cv', context.caller, `${tag.id} talent ${row.id}`);
    countShareEvent({ what: 'click', tag, of: row }, context);
    const asVisitor = { ...context, actor: VISITOR };
    return body.format === 'json' ? cvJson(row, asVisitor) : cvPdf(row, asVisitor);
  },
  async listListTags({ params }, context) {
    return { items: await listTags(await sharedList(params.id, context), context) };
  },
  async createListTag({ params, query, body }, context) {
    return createTag(await sharedList(params.id, context), body, query.key, context);
  },
  async changeListTag({ params, body }, context) {
    return changeTag(await sharedList(params.id, context), params.publicKey, body, context);
  },
  async removeListTag({ params, query }, context) {
    return remove(await sharedList(params.id, context), params.publicKey, query.version, context);
  },
  async openList({ params, query, body }, context) {
    const opened = await openTaggedList(params.id, body.password, context);
    const { tag, list } = opened;
    const isFirstPage = query.offset === 0 && query.cursor === undefined;
    if (isFirstPage) countShareEvent({ what: 'view', tag, of: list, referrer: body.referrer }, context);
    return presentSharedList(opened, query, context);
  },
};

/** Returns the card as the tag shows it, and counts the view. */
async function seen<K extends CardKind>(
  kind: K,
  key: string,
  { password, referrer }: Opened['body'],
  context: Sharing,
) {
  const { row, tag } = await openTaggedCard(kind, key, password, context);
  countShareEvent({ what: 'view', tag, of: row, referrer }, context);
  return row;
}

function tagRoutes(kind: CardKind) {
  return {
    async listCardTags({ params }: Input<typeof sharing.listTalentTags>, context: Sharing) {
      return { items: await listTags(await sharedCard(kind, params.id, context), context) };
    },
    async createCardTag({ params, query, body }: Input<typeof sharing.createTalentTag>, context: Sharing) {
      return createTag(await sharedCard(kind, params.id, context), body, query.key, context);
    },
    async changeCardTag({ params, body }: Input<typeof sharing.changeTalentTag>, context: Sharing) {
      return changeTag(await sharedCard(kind, params.id, context), params.publicKey, body, context);
    },
    async removeCardTag({ params, query }: Input<typeof sharing.removeTalentTag>, context: Sharing) {
      return remove(await sharedCard(kind, params.id, context), params.publicKey, query.version, context);
    },
  };
}

async function remove(subject: SharedSubject, publicKey: string, version: number | undefined, context: Sharing) {
  const tag = await removeTag(subject, publicKey, version, context);
  return { detail: formatMessage(notices.tagRemoved, { tag }) };
}
