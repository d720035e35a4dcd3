import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { visibleText, wholeNumber } from './fields.ts';
import { NOTE_MAX, NOTES_PAGE_SIZE } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';

/** A note on a relation, private to the author's side or shared with the other side. */
const RelationNote = z.object({
  id: z.uuid(),
  text: z.string(),
  is_shared: z.boolean(),
  /** The author's name, or only the author's side if the name is hidden from the requester. */
  author: z.string(),
  created: z.string(),
  modified: z.string(),
  /** Actions the requester may take. Only its author can edit or delete a note. */
  can: z.object({ edit: z.boolean() }),
});
export type RelationNote = z.infer<typeof RelationNote>;

/**
 * The side on whose behalf the requester writes. Private notes are visible only to this side; for a company's card, to
 * the members who may edit the card.
 */
const NoteSide = z.object({ side: z.enum(['request', 'talent', 'staff']), company: z.string().nullable() });
export type NoteSide = z.infer<typeof NoteSide>;

const RelationId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const NoteId = RelationId.extend({ noteId: z.uuid() });
const NoteText = visibleText(NOTE_MAX);

export const relationNotes = {
  listNotes: defineEndpoint({
    method: 'GET',
    path: '/relations/{id}/notes/',
    access: 'user',
    summary: 'Lists the notes on a relation that the requester may read, newest first.',
    params: RelationId,
    query: z.strictObject(cursorRange(NOTES_PAGE_SIZE)),
    response: cursorPage(RelationNote).extend(NoteSide.shape),
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/relations/{id}/notes/',
    access: 'user',
    summary: 'Adds a note. A shared note is mailed to the other side.',
    idempotent: true,
    params: RelationId,
    body: z.strictObject({ text: NoteText, is_shared: z.boolean().default(false) }),
    response: RelationNote,
  }),
  editNote: defineEndpoint({
    method: 'PATCH',
    path: '/relations/{id}/notes/{noteId}/',
    access: 'user',
    summary: 'Changes the text of the requester’s own note; it stays private or shared.',
    params: NoteId,
    body: z.strictObject({ text: NoteText }),
    response: RelationNote,
  }),
  deleteNote: defineEndpoint({
    method: 'DELETE',
    path: '/relations/{id}/notes/{noteId}/',
    access: 'user',
    summary: 'Deletes the requester’s own note.',
    params: NoteId,
    response: z.object({ id: z.uuid() }),
  }),
};
