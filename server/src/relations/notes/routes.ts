import type { Handlers } from '@crewdock/contract/endpoint';
import type { NoteSide, RelationNote, relationNotes } from '@crewdock/contract/relation-notes';
import { findCompany } from '../../companies/queries.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { nameFor } from '../history.ts';
import { type LinkedPair, findLinkedPairById } from '../pair.ts';
import { getMoveSide, type ViewerRole } from '../policy.ts';
import { listNotes, type NoteRow } from './queries.ts';
import { addNote, deleteNote, editNote } from './write.ts';

export const noteRoutes: Handlers<typeof relationNotes, Context> = {
  async listNotes({ params, query }, context) {
    const linked = await findLinkedPairById(params.id, context);
    const { page, total } = await listNotes(context, linked.relation.id, linked.standing, query);
    const items = page.rows.map((row) => present(row, linked.standing, context));
    return { items, ...buildPageCursors(total, page), ...(await ownSide(linked, context)) };
  },
  async addNote({ params, body }, context) {
    const linked = await findLinkedPairById(params.id, context);
    return present(await addNote(linked, body, context), linked.standing, context);
  },
  async editNote({ params, body }, context) {
    const linked = await findLinkedPairById(params.id, context);
    return present(await editNote(linked, params.noteId, body.text, context), linked.standing, context);
  },
  async deleteNote({ params }, context) {
    await deleteNote(await findLinkedPairById(params.id, context), params.noteId, context);
    return { id: params.noteId };
  },
};

async function ownSide({ request, talent, standing }: LinkedPair, { db }: Context): Promise<NoteSide> {
  const side = getMoveSide(standing, 'propose');
  if (side === 'staff') return { side, company: null };
  const { company_id } = { request, talent }[side];
  const company = company_id === null ? null : await findCompany(db, String(company_id));
  return { side, company: company?.name ?? null };
}

function present(
  { id, side, is_shared, text, name, person_id, created_at, modified_at }: NoteRow,
  standing: ViewerRole,
  context: Context,
): RelationNote {
  return {
    id,
    text,
    is_shared,
    author: nameFor(standing, side, name),
    created: created_at.toISOString(),
    modified: modified_at.toISOString(),
    can: { edit: person_id === requirePerson(context).id },
  };
}
