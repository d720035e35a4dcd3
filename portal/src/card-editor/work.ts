import type { CardKind } from '@crewdock/contract/kinds';
import { type DeviceDraft, removeDeviceDraft, storeDeviceDraft, readDeviceDraft } from './deviceDraft.ts';
import { EMPTY_FIELDS, type Details, type Fields, copiedFields, findDifferingFields, toFormFields } from './fields.ts';
import { type PendingFiles, handedOver } from './files.ts';

/** The card to copy at the first save. */
export interface Original {
  card: Details;
  /** Unique per visit of the page. Part of the idempotency key, so that saving twice creates only one copy. */
  key: string;
}

export interface EditorState extends PendingFiles {
  /** The card as last returned by the server; null before it is created. */
  card: Details | null;
  /** Set for a copy that isn't created yet. */
  original: Original | null;
  /** Field values and version when editing began. Only fields that differ from `base` are sent. */
  base: Fields;
  version: number | null;
  fields: Fields;
  /** Idempotency key of the current content; each change of the content creates a new key. */
  key: string;
}

/** Creates the state of a card without edits. `given`: initial values of a new card. */
export function createEditorState(
  card: Details | null,
  original: Original | null = null,
  given: Partial<Fields> = {},
): EditorState {
  const fields = card ? toFormFields(card) : original ? copiedFields(original.card) : { ...EMPTY_FIELDS, ...given };
  return { card, original, base: fields, version: card?.version ?? null, fields, key: crypto.randomUUID() };
}

/**
 * Applies the locally stored draft to the current card. `restoredFrom`: time of the draft in milliseconds since 1970;
 * null if there is no draft.
 */
export function restoreUnsavedEdits(
  kind: CardKind,
  place: string,
  card: Details | null,
  original: Original | null = null,
  given: Partial<Fields> = {},
): { work: EditorState; restoredFrom: number | null } {
  const fresh = { ...createEditorState(card, original, given), ...handedOver(place)?.left };
  const draft = readDeviceDraft(place);
  if (!draft) return { work: fresh, restoredFrom: null };
  // If the card has changed since the draft, keeps the draft's base and version, so that saving reports the conflict.
  const base = draft.version === fresh.version ? fresh.base : { ...EMPTY_FIELDS, ...draft.base };
  const work: EditorState = {
    ...fresh,
    base,
    version: draft.version,
    fields: { ...base, ...draft.edits },
    photo: 'photo' in draft ? draft.photo : fresh.photo,
    key: draft.key,
  };
  if (isDirty(kind, work)) return { work, restoredFrom: draft.at };
  removeDeviceDraft(place);
  return { work: fresh, restoredFrom: null };
}

/** Stores unsaved edits locally. Returns whether the page can be closed without losing input. */
export function storeUnsavedEdits(kind: CardKind, place: string, work: EditorState): boolean {
  const { base, version, fields, photo, cv, key } = work;
  const names = findDifferingFields(kind, base, fields);
  if (names.length === 0 && photo === undefined) {
    removeDeviceDraft(place);
    return cv === undefined;
  }
  const draft: DeviceDraft = {
    at: Date.now(),
    version,
    base,
    edits: Object.fromEntries(names.map((name) => [name, fields[name]])),
    ...(photo !== undefined && { photo }),
    key,
  };
  return storeDeviceDraft(place, draft) && cv === undefined;
}

export function isDirty(kind: CardKind, { base, fields, photo, cv }: EditorState): boolean {
  return photo !== undefined || cv !== undefined || findDifferingFields(kind, base, fields).length > 0;
}

/**
 * Returns the state after the server has saved `sent` except for the files `left`. Keeps edits made during the request.
 */
export function applySavedCard(
  kind: CardKind,
  now: EditorState,
  sent: EditorState,
  card: Details,
  left: PendingFiles,
): EditorState {
  const base = toFormFields(card);
  const later = findDifferingFields(kind, sent.fields, now.fields);
  return {
    ...now,
    card,
    base,
    version: card.version,
    fields: { ...base, ...Object.fromEntries(later.map((name) => [name, now.fields[name]])) },
    photo: now.photo === sent.photo ? left.photo : now.photo,
    cv: now.cv === sent.cv ? left.cv : now.cv,
  };
}
