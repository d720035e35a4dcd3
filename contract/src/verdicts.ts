import { z } from 'zod';
import { CardKey, RequestCard, TalentCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField, wholeNumber, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { PASSWORD_MAX, VERDICTS_PAGE_SIZE, VERDICT_NAME_MAX, VERDICT_TEXT_MAX } from './limits.ts';
import { pageSchema, pageRangeFields } from './page.ts';
import { definePairedEndpoints } from './pairs.ts';
import { ListLink } from './sharing.ts';

const Word = z.enum(['yes', 'maybe', 'no']);
export type VerdictWord = z.infer<typeof Word>;

/** A verdict of the visitor themselves. */
const OwnVerdict = z.object({
  type: z.enum(CARD_KINDS),
  /** Public id of the card, including the tag. */
  public_id: z.string(),
  word: Word,
  text: z.string(),
});
export type OwnVerdict = z.infer<typeof OwnVerdict>;

const OwnVerdicts = z.object({
  /** The requester may give or change verdicts; false after verdicts were closed, and for the people who share. */
  is_open: z.boolean(),
  /** The name entered last. */
  name: z.string(),
  items: z.array(OwnVerdict),
});
export type OwnVerdicts = z.infer<typeof OwnVerdicts>;

const said = {
  id: z.string(),
  tag: z.object({ public_key: z.string(), tag: z.string() }),
  /** As entered by the visitor; unverified. */
  name: z.string(),
  word: Word,
  text: z.string(),
  modified: z.string(),
  /** The requester may propose the card as their own. */
  is_own: z.boolean(),
};
/** A verdict given through a shared link; `card_data` is null when the requester may no longer see the card. */
const Verdict = z.discriminatedUnion('type', [
  z.object({ type: z.literal('talent'), ...said, card_data: TalentCard.nullable() }),
  z.object({ type: z.literal('request'), ...said, card_data: RequestCard.nullable() }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** Random id from the visitor's browser; it identifies the visitor's own verdicts. */
const Voter = textField(22).regex(/^[\w-]{22}$/, 'must be a visitor’s key');
const Visitor = z.strictObject({ password: textField(PASSWORD_MAX).optional(), voter: Voter });
const Said = Visitor.extend({
  name: visibleText(VERDICT_NAME_MAX),
  word: Word,
  text: textField(VERDICT_TEXT_MAX).trim().default(''),
});

const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const Range = z.strictObject(pageRangeFields(VERDICTS_PAGE_SIZE));
const VerdictId = { verdictId: wholeNumber(1, Number.MAX_SAFE_INTEGER) };
/** `voter`: all verdicts of the same visitor through the same link. */
const Removal = z.strictObject({ of: z.enum(['verdict', 'voter']).default('verdict') });
const Removed = z.object({ removed: z.int() });

/** Verdicts of people who received a tagged link and have no account, and access to them for the people who share. */
export const verdicts = {
  ...definePairedEndpoints({
    listCardVerdicts: {
      method: 'GET',
      path: '/{kind}s/{id}/verdicts/',
      access: 'user',
      summary: 'What visitors said by the links to a {card} that the asker may edit, the last first.',
      params: CardKey,
      query: Range,
      response: pageSchema(Verdict),
    },
    removeCardVerdict: {
      method: 'DELETE',
      path: '/{kind}s/{id}/verdicts/{verdictId}/',
      access: 'user',
      summary: 'Removes a verdict by a link to a {card} that the asker may edit, or all of its visitor by that link.',
      params: CardKey.extend(VerdictId),
      query: Removal,
      response: Removed,
    },
    listOwnCardVerdicts: {
      method: 'POST',
      path: '/{kind}s/{id}/open/verdicts/',
      access: 'public',
      summary: 'What a visitor has said by the tag of a link to a {card}.',
      secret: true,
      params: CardKey,
      body: Visitor,
      response: OwnVerdicts,
    },
    judgeCard: {
      method: 'POST',
      path: '/{kind}s/{id}/open/verdict/',
      access: 'public',
      summary:
        'Says yes, maybe or no to the {card} behind a link with a tag; a later word replaces the visitor’s former.',
      secret: true,
      params: CardKey,
      body: Said,
      response: OwnVerdict,
    },
  }),
  listListVerdicts: defineEndpoint({
    method: 'GET',
    path: '/lists/{id}/verdicts/',
    access: 'user',
    summary: 'What visitors said of the cards of one’s own list by its links, the last first.',
    params: ListId,
    query: Range,
    response: pageSchema(Verdict),
  }),
  removeListVerdict: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/verdicts/{verdictId}/',
    access: 'user',
    summary: 'Removes a verdict by a link to one’s own list, or all of its visitor by that link.',
    params: ListId.extend(VerdictId),
    query: Removal,
    response: Removed,
  }),
  listOwnListVerdicts: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/open/verdicts/',
    access: 'public',
    summary: 'What a visitor has said of the cards of a list by the tag of its link.',
    secret: true,
    params: ListLink,
    body: Visitor,
    response: OwnVerdicts,
  }),
};
