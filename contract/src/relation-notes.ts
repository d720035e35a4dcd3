import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text, wholeNumber } from './fields.ts';
import { NOTE_MAX, NOTES_PAGE_SIZE } from './limits.ts';
import { page, range } from './page.ts';

/** What somebody wrote down about a relation: for the people of their side alone, or shared with the other side. */
const RelationNote = z.object({
  id: z.uuid(),
  text: z.string(),
  is_shared: z.boolean(),
  /** A name, or the side of people whom the asker may not know. */
  author: z.string(),
  created: z.string(),
  modified: z.string(),
  /** What who is asking may do with it: one's own is edited and deleted. */
  can: z.object({ edit: z.boolean() }),
});
export type RelationNote = z.infer<typeof RelationNote>;

/** In whose name the asker writes: what isn't shared only this side reads, of a company's card the company's people who may edit it. */
const NoteSide = z.object({ side: z.enum(['request', 'talent', 'staff']), company: z.string().nullable() });
export type NoteSide = z.infer<typeof NoteSide>;

const RelationId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const NoteId = RelationId.extend({ noteId: z.uuid() });
const NoteText = text(NOTE_MAX).trim().min(1);

export const relationNotes = {
  listNotes: endpoint({
    method: 'GET',
    path: '/relations/{id}/notes/',
    access: 'user',
    summary: 'The notes on a relation that the asker may read, newest first.',
    params: RelationId,
    query: z.strictObject(range(NOTES_PAGE_SIZE)),
    response: page(RelationNote).extend(NoteSide.shape),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/relations/{id}/notes/',
    access: 'user',
    summary: 'Writes a note. One that is shared is mailed to the other side.',
    idempotent: true,
    params: RelationId,
    body: z.strictObject({ text: NoteText, is_shared: z.boolean().default(false) }),
    response: RelationNote,
  }),
  editNote: endpoint({
    method: 'PATCH',
    path: '/relations/{id}/notes/{noteId}/',
    access: 'user',
    summary: 'Says it otherwise: one’s own. Who reads it stays.',
    params: NoteId,
    body: z.strictObject({ text: NoteText }),
    response: RelationNote,
  }),
  deleteNote: endpoint({
    method: 'DELETE',
    path: '/relations/{id}/notes/{noteId}/',
    access: 'user',
    summary: 'Deletes one’s own.',
    params: NoteId,
    response: z.object({ id: z.uuid() }),
  }),
};
