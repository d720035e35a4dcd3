import { z } from 'zod';
import { CardKey, RequestCard, TalentCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField, wholeNumber, visibleText } from './fields.ts';
import { CARD_KINDS } from './kinds.ts';
import { PASSWORD_MAX, VERDICTS_PAGE_SIZE, VERDICT_NAME_MAX, VERDICT_TEXT_MAX } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';
import { definePairedEndpoints } from './pairs.ts';
import { ListLink } from './sharing.ts';

const Word = z.enum(['yes', 'maybe', 'no']);
export type VerdictWord = z.infer<typeof Word>;

/** A verdict of the visitor who sends the request. */
const OwnVerdict = z.object({
  type: z.enum(CARD_KINDS),
  /** Public id of the card with its tag. */
  public_id: z.string(),
  word: Word,
  text: z.string(),
});
export type OwnVerdict = z.infer<typeof OwnVerdict>;

const OwnVerdicts = z.object({
  /** Whether the visitor may give or change verdicts: false after the owner closed them, and for people who share. */
  is_open: z.boolean(),
  /** The name that the visitor entered last. */
  name: z.string(),
  items: z.array(OwnVerdict),
});
export type OwnVerdicts = z.infer<typeof OwnVerdicts>;

const said = {
  id: z.string(),
  tag: z.object({ public_key: z.string(), tag: z.string() }),
  /** Entered by the visitor and unverified. */
  name: z.string(),
  word: Word,
  text: z.string(),
  modified: z.string(),
  /** Whether the requester may propose the card as one of their own cards. */
  is_own: z.boolean(),
};
/** A verdict given through a shared link. `card_data` is null if the requester may not see the card any more. */
export const Verdict = z.discriminatedUnion('type', [
  z.object({ type: z.literal('talent'), ...said, card_data: TalentCard.nullable() }),
  z.object({ type: z.literal('request'), ...said, card_data: RequestCard.nullable() }),
]);
export type Verdict = z.infer<typeof Verdict>;

/** Random id, stored in the visitor's browser; identifies the visitor's own verdicts. */
const Voter = textField(22).regex(/^[\w-]{22}$/, 'must be a visitor’s key');
const Visitor = z.strictObject({ password: textField(PASSWORD_MAX).optional(), voter: Voter });
const Said = Visitor.extend({
  name: visibleText(VERDICT_NAME_MAX),
  word: Word,
  text: textField(VERDICT_TEXT_MAX).trim().default(''),
});

const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const Range = z.strictObject(cursorRange(VERDICTS_PAGE_SIZE));
const VerdictId = { verdictId: wholeNumber(1, Number.MAX_SAFE_INTEGER) };
/** `voter`: removes all verdicts of the same visitor through the same link. */
const Removal = z.strictObject({ of: z.enum(['verdict', 'voter']).default('verdict') });
const Removed = z.object({ removed: z.int() });

/**
 * Verdicts on cards by visitors of a shared link, who need no account. People who share can read and remove verdicts.
 */
export const verdicts = {
  ...definePairedEndpoints({
    listCardVerdicts: {
      method: 'GET',
      path: '/{kind}s/{id}/verdicts/',
      access: 'user',
      summary: 'Lists verdicts through the links to a {card}, latest first. For users who may edit the {card}.',
      params: CardKey,
      query: Range,
      response: cursorPage(Verdict),
    },
    removeCardVerdict: {
      method: 'DELETE',
      path: '/{kind}s/{id}/verdicts/{verdictId}/',
      access: 'user',
      summary:
        'Removes a verdict on a {card}, or all verdicts of its visitor through the same link. For users who may edit the {card}.',
      params: CardKey.extend(VerdictId),
      query: Removal,
      response: Removed,
    },
    listOwnCardVerdicts: {
      method: 'POST',
      path: '/{kind}s/{id}/open/verdicts/',
      access: 'public',
      summary: 'Returns the visitor’s own verdict on the {card} of a tagged link.',
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
        'Sets the visitor’s verdict (yes, maybe or no) on the {card} of a tagged link, replacing an earlier one.',
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
    summary: 'Lists verdicts on the cards of the requester’s list, latest first.',
    params: ListId,
    query: Range,
    response: cursorPage(Verdict),
  }),
  removeListVerdict: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/verdicts/{verdictId}/',
    access: 'user',
    summary:
      'Removes a verdict on a card of the requester’s list, or all verdicts of its visitor through the same link.',
    params: ListId.extend(VerdictId),
    query: Removal,
    response: Removed,
  }),
  listOwnListVerdicts: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/open/verdicts/',
    access: 'public',
    summary: 'Returns the visitor’s own verdicts on the cards of a tagged list.',
    secret: true,
    params: ListLink,
    body: Visitor,
    response: OwnVerdicts,
  }),
};
