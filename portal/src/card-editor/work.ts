import type { CardKind } from '@crewdock/contract/kinds';
import { type DeviceDraft, removeDeviceDraft, storeDeviceDraft, readDeviceDraft } from './deviceDraft.ts';
import { EMPTY_FIELDS, type Details, type Fields, copiedFields, findDifferingFields, toFormFields } from './fields.ts';
import { type PendingFiles, handedOver } from './files.ts';

/** The card to be copied at the first save. */
export interface Original {
  card: Details;
  /** Unique per visit of the page: saving twice creates one copy. */
  key: string;
}

/** State of an editor. */
export interface EditorState extends PendingFiles {
  /** The card as last returned by the server; null before it is created. */
  card: Details | null;
  /** For a copy that isn't created yet. */
  original: Original | null;
  /** Field values and version when editing began; the fields that differ from `base` are sent. */
  base: Fields;
  version: number | null;
  fields: Fields;
  /** Idempotency key for exactly this content. */
  key: string;
}

/** A card without edits; `given` has the initial values of a new card. */
export function createEditorState(
  card: Details | null,
  original: Original | null = null,
  given: Partial<Fields> = {},
): EditorState {
  const fields = card ? toFormFields(card) : original ? copiedFields(original.card) : { ...EMPTY_FIELDS, ...given };
  return { card, original, base: fields, version: card?.version ?? null, fields, key: crypto.randomUUID() };
}

/**
 * The locally stored draft on top of the current card; `restoredFrom` is its time in milliseconds, or null without a
 * draft.
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
  // When the card has changed since, keep the draft's base and version: saving then reports the conflict.
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

/** Stores unsaved edits locally. Returns whether closing the page would lose nothing. */
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

/** The state after the server saved `sent` except for the files `left`; later edits are kept. */
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
