import { z } from 'zod';
import { Done } from './accounts.ts';
import { CardKey, RequestCard, RequestDetails, TalentCard, TalentDetails } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, wholeNumber, visibleText, SEEN, SEEN_AS_TEXT } from './fields.ts';
import { LISTS_PAGE_SIZE, PASSWORD_MAX, TAG_COMMENT_MAX, TAG_NAME_MAX, TAG_PASSWORD_MIN } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';
import { definePairedEndpoints } from './pairs.ts';

/** A shared link to a card or list: made for one recipient, with separate settings. */
export const ShareTag = z.object({
  /** Identifies the tag in API calls; does not grant access to the card or list. */
  public_key: z.string(),
  /** Label chosen by the owner, usually the recipient. */
  tag: z.string(),
  /** Private comment for the people who share. */
  comment: z.string(),
  show_rates: z.boolean(),
  has_password: z.boolean(),
  /** The last day in UTC on which the link is valid; null: no expiry. */
  last_day: Day.nullable(),
  is_expired: z.boolean(),
  /** Whether visitors can give verdicts (yes, maybe or no) on the cards. */
  verdicts_open: z.boolean(),
  /**
   * When a verdict through this link was last rejected because of a limit; null if none was rejected since the owner
   * last removed verdicts.
   */
  verdicts_refused: z.string().nullable(),
  /** URL of the link. */
  url: z.string(),
  /** Statistics of the last thirteen months. */
  views: z.int(),
  visitors: z.int(),
  clicks: z.int(),
  contacts: z.int(),
  verdicts: z.int(),
  last_visit: z.string().nullable(),
  created: z.string(),
  version: z.int(),
});
export type ShareTag = z.infer<typeof ShareTag>;

/**
 * The last path segment of a shared link to a list: nine digits for the list, `-`, twelve digits for the tag; a slug
 * may follow.
 */
const LIST_LINK = /^\d{9}-\d{12}(-.*)?$/u;

const told = {
  tag: visibleText(TAG_NAME_MAX),
  comment: textField(TAG_COMMENT_MAX).trim(),
  show_rates: z.boolean(),
  /** Null: no password. */
  password: textField(PASSWORD_MAX)
    .min(TAG_PASSWORD_MIN, `must have at least ${TAG_PASSWORD_MIN} characters`)
    .nullable(),
  last_day: Day.nullable(),
};
const NewTag = z.strictObject({
  ...told,
  comment: told.comment.default(''),
  show_rates: told.show_rates.default(false),
  password: told.password.default(null),
  last_day: told.last_day.default(null),
});
/** Omitted fields stay unchanged. */
const ChangedTag = z
  .strictObject({ ...told, verdicts_open: z.boolean() })
  .partial()
  .extend(SEEN);
/** Idempotency key: a repeated call with the same key returns the tag created by the first call. */
const MadeBy = z.strictObject({ key: textField(100).min(1).optional() });
const Given = z.strictObject({
  password: textField(PASSWORD_MAX).optional(),
  /** Host of the referring page. */
  referrer: textField(253)
    .regex(/^[a-z0-9.-]+$/, 'must be a host')
    .optional(),
});

const TagKey = { publicKey: textField(40).regex(/^[\w-]{22}$/, 'must be a public key') };
const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
export const ListLink = z.strictObject({ id: textField(300).regex(LIST_LINK, 'must be the last part of a link') });
const Tags = z.object({ items: z.array(ShareTag) });

const shown = { note: z.string(), added: z.string() };
/** A card of a shared list, as seen by visitors. */
const SharedItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('talent'), ...shown, card_data: TalentCard }),
  z.object({ type: z.literal('request'), ...shown, card_data: RequestCard }),
]);
export type SharedItem = z.infer<typeof SharedItem>;

/** Shared links to cards and lists. Anyone with the link has access. */
export const sharing = {
  ...definePairedEndpoints({
    listCardTags: {
      method: 'GET',
      path: '/{kind}s/{id}/tags/',
      access: 'user',
      summary: 'Lists the tagged links to a {card}, newest first. For users who may edit the {card}.',
      params: CardKey,
      response: Tags,
    },
    createCardTag: {
      method: 'POST',
      path: '/{kind}s/{id}/create_tag/',
      access: 'user',
      summary: 'Creates a tagged link to a {card}.',
      params: CardKey,
      query: MadeBy,
      body: NewTag,
      response: ShareTag,
    },
    changeCardTag: {
      method: 'PATCH',
      path: '/{kind}s/{id}/tags/{publicKey}/',
      access: 'user',
      summary: 'Changes the settings of a tagged link to a {card}; its URL stays the same.',
      params: CardKey.extend(TagKey),
      body: ChangedTag,
      response: ShareTag,
    },
    removeCardTag: {
      method: 'DELETE',
      path: '/{kind}s/{id}/tags/{publicKey}/',
      access: 'user',
      summary: 'Deletes a tagged link to a {card}; its URL then returns the same error as an unknown link.',
      params: CardKey.extend(TagKey),
      query: z.strictObject(SEEN_AS_TEXT),
      response: Done,
    },
    openCard: {
      method: 'POST',
      path: '/{kind}s/{id}/open/',
      access: 'public',
      summary: 'Returns the {card} of a tagged link, without the fields that the link hides.',
      secret: true,
      params: CardKey,
      body: Given,
      response: { talent: TalentDetails, request: RequestDetails },
    },
  }),
  openCv: defineEndpoint({
    method: 'POST',
    path: '/talents/{id}/open/cv/',
    access: 'public',
    summary: 'Returns the generated CV of the talent of a tagged link, without the fields that the link hides.',
    params: CardKey,
    body: Given.extend({
      /** `json` is the JSON Resume format. */
      format: z.enum(['pdf', 'json']).default('pdf'),
    }),
    answer: 'file',
    produces: ['application/pdf', 'application/json'],
  }),
  listListTags: defineEndpoint({
    method: 'GET',
    path: '/lists/{id}/tags/',
    access: 'user',
    summary: 'Lists the tagged links to the requester’s list, newest first.',
    params: ListId,
    response: Tags,
  }),
  createListTag: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/create_tag/',
    access: 'user',
    summary: 'Creates a tagged link to the requester’s list.',
    params: ListId,
    query: MadeBy,
    body: NewTag,
    response: ShareTag,
  }),
  changeListTag: defineEndpoint({
    method: 'PATCH',
    path: '/lists/{id}/tags/{publicKey}/',
    access: 'user',
    summary: 'Changes the settings of a tagged link to a list; its URL stays the same.',
    params: ListId.extend(TagKey),
    body: ChangedTag,
    response: ShareTag,
  }),
  removeListTag: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/tags/{publicKey}/',
    access: 'user',
    summary: 'Deletes a tagged link to a list; its URL then returns the same error as an unknown link.',
    params: ListId.extend(TagKey),
    query: z.strictObject(SEEN_AS_TEXT),
    response: Done,
  }),
  openList: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/open/',
    access: 'public',
    summary:
      'Returns the list of a tagged link and a page of its cards, as seen by visitors, without the fields that the link hides.',
    secret: true,
    params: ListLink,
    query: z.strictObject(cursorRange(LISTS_PAGE_SIZE)),
    body: Given,
    response: cursorPage(SharedItem).extend({
      list: z.object({ name: z.string(), talents_count: z.int(), requests_count: z.int(), path: z.string() }),
    }),
  }),
};
