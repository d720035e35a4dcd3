import { z } from 'zod';
import { Done } from './accounts.ts';
import { RequestCard, TalentCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Flag, Id, textField, wholeNumber, visibleText } from './fields.ts';
import { LISTS_PAGE_SIZE, LIST_NAME_MAX, NOTE_MAX } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';

/** A named collection of jobs and talents. */
export const CardList = z.object({
  id: Id,
  name: z.string(),
  is_active: z.boolean(),
  /** Path of the list's public page, `/l/…`; null while the list is private. */
  public_path: z.string().nullable(),
  talents_count: z.int(),
  requests_count: z.int(),
  created: z.string(),
  modified: z.string(),
  can: z.object({ edit: z.boolean() }),
});
export type CardList = z.infer<typeof CardList>;

const item = { id: Id, note: z.string(), added: z.string() };
/** A card in a list. Cards that the requester can no longer see are omitted. */
export const ListItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('talent'), ...item, card_data: TalentCard }),
  z.object({ type: z.literal('request'), ...item, card_data: RequestCard }),
]);
export type ListItem = z.infer<typeof ListItem>;

const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const ItemId = ListId.extend({ itemId: wholeNumber(1, 2_147_483_647) });
const ListName = visibleText(LIST_NAME_MAX);
const Range = z.strictObject(cursorRange(LISTS_PAGE_SIZE));
const items = cursorPage(ListItem).extend({ list: CardList });

export const lists = {
  listLists: defineEndpoint({
    method: 'GET',
    path: '/lists/',
    access: 'user',
    summary: 'Lists the requester’s lists, last changed first.',
    query: Range.extend({
      archive: Flag.default(false),
      /** Adds `item` to each list: the id of the entry for this card, null if the list does not contain the card. */
      talent: wholeNumber(1, 2_147_483_647).optional(),
      request: wholeNumber(1, 2_147_483_647).optional(),
    }),
    response: cursorPage(CardList.extend({ item: Id.nullable() })).extend({
      counters: z.object({ active: z.int(), archive: z.int() }),
    }),
  }),
  createList: defineEndpoint({
    method: 'POST',
    path: '/lists/',
    access: 'user',
    summary: 'Creates a private list.',
    idempotent: true,
    body: z.strictObject({ name: ListName }),
    response: CardList,
  }),
  getList: defineEndpoint({
    method: 'GET',
    path: '/lists/{id}/',
    access: 'user',
    summary: 'Returns a list and a page of its cards, last added first.',
    params: ListId,
    query: Range,
    response: items,
  }),
  changeList: defineEndpoint({
    method: 'PATCH',
    path: '/lists/{id}/',
    access: 'user',
    summary: 'Renames, archives, restores, publishes or unpublishes a list.',
    params: ListId,
    body: z.strictObject({
      name: ListName.optional(),
      is_active: z.boolean().optional(),
      is_public: z.boolean().optional(),
    }),
    response: CardList,
  }),
  addToList: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/items/',
    access: 'user',
    summary: 'Adds a card to a list; if the list contains the card already, nothing changes.',
    params: ListId,
    body: z
      .strictObject({ talent: Id.optional(), request: Id.optional(), note: textField(NOTE_MAX).trim().default('') })
      .refine(
        ({ talent, request }) => (talent === undefined) !== (request === undefined),
        'must name a talent or a request',
      ),
    response: ListItem,
  }),
  noteInList: defineEndpoint({
    method: 'PATCH',
    path: '/lists/{id}/items/{itemId}/',
    access: 'user',
    summary: 'Changes the note on a card.',
    params: ItemId,
    body: z.strictObject({ note: textField(NOTE_MAX).trim() }),
    response: ListItem,
  }),
  removeFromList: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/items/{itemId}/',
    access: 'user',
    summary: 'Removes a card from a list.',
    params: ItemId,
    response: Done,
  }),
  restoreToList: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/items/{itemId}/restore/',
    access: 'user',
    summary: 'Restores a card that was removed within the last day, with its position and note.',
    params: ItemId,
    response: Done,
  }),
  getPublicList: defineEndpoint({
    method: 'GET',
    path: '/lists/public/{key}/',
    access: 'public',
    summary: 'Returns a public list by the key in its link, without the owner’s notes.',
    params: z.strictObject({ key: textField(40).regex(/^[A-Za-z0-9_-]{16,40}$/, 'must be the last part of a link') }),
    query: Range,
    response: items,
  }),
};
