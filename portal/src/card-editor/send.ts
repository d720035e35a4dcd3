import type { CardKind } from '@crewdock/contract/kinds';
import { call } from '../api.ts';
import { type Details, EMPTY_FIELDS, toCardBody, findDifferingFields } from './fields.ts';
import type { Area } from './places.ts';
import type { Original, EditorState } from './work.ts';

/** Creates the card, or sends the changed fields. Throws API errors; a `conflict` error contains the current card. */
export async function sendFields(kind: CardKind, area: Area, work: EditorState, isDraft: boolean): Promise<Details> {
  if (work.card) return change(kind, work.card, work, isDraft);
  return work.original ? copy(kind, work.original, work, isDraft) : create(kind, area, work, isDraft);
}

/** Copies the original's current state on the server, then applies the edited fields. */
async function copy(kind: CardKind, { card, key }: Original, work: EditorState, isDraft: boolean): Promise<Details> {
  const params = { id: String(card.id) };
  const made = await call(`POST /${kind}s/{id}/copy/`, { params, idempotencyKey: `copy-${card.id}-${key}` });
  return change(kind, made, { ...work, version: made.version }, isDraft);
}

function create(kind: CardKind, area: Area, { fields, key }: EditorState, is_draft: boolean): Promise<Details> {
  const scope = area === 'company' ? ('company' as const) : ('own' as const);
  const body = { ...toCardBody(kind, fields, findDifferingFields(kind, EMPTY_FIELDS, fields)), is_draft, scope };
  const idempotencyKey = `${key}-${is_draft ? 'draft' : 'publish'}`;
  return call(`POST /${kind}s/`, { body, idempotencyKey });
}

/** Sends the changed fields. A published card stays published. */
async function change(
  kind: CardKind,
  card: Details,
  { base, fields, version }: EditorState,
  isDraft: boolean,
): Promise<Details> {
  const names = findDifferingFields(kind, base, fields);
  const publishes = card.is_draft && !isDraft;
  if (names.length === 0 && !publishes) return card;
  const params = { id: String(card.id) };
  const body = {
    ...toCardBody(kind, fields, names),
    ...(publishes && { is_draft: false }),
    ...(version !== null && { version }),
  };
  return call(`PATCH /${kind}s/{id}/`, { params, body });
}
