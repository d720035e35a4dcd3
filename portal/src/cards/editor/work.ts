import type { CardKind } from '@crewdock/contract/kinds';
import { type DeviceDraft, dropDraft, keepDraft, readDraft } from './deviceDraft.ts';
import { EMPTY, type Details, type Fields, copiedFields, differing, fieldsOf } from './fields.ts';
import { type PendingFiles, handedOver } from './files.ts';

/** A card of which a copy is written, at the first save. */
export interface Original {
  card: Details;
  /** Belongs to this visit of the page: saving twice makes one copy. */
  key: string;
}

/** What an editor is at. */
export interface Work extends PendingFiles {
  /** The card as the server last told it; null for one that isn't made yet. */
  card: Details | null;
  /** Of a copy that isn't made yet. */
  original: Original | null;
  /** What the typing began from, and its version: what differs from it is sent. */
  base: Fields;
  version: number | null;
  fields: Fields;
  /** Belongs to exactly this content. */
  key: string;
}

/** A card without anything typed; `given`: what a new one begins with. */
export function untouched(card: Details | null, original: Original | null = null, given: Partial<Fields> = {}): Work {
  const fields = card ? fieldsOf(card) : original ? copiedFields(original.card) : { ...EMPTY, ...given };
  return { card, original, base: fields, version: card?.version ?? null, fields, key: crypto.randomUUID() };
}

/** What was typed before on this device, over the card as it is now; `restoredFrom` says when, in milliseconds. */
export function restore(
  kind: CardKind,
  place: string,
  card: Details | null,
  original: Original | null = null,
  given: Partial<Fields> = {},
): { work: Work; restoredFrom: number | null } {
  const fresh = { ...untouched(card, original, given), ...handedOver(place)?.left };
  const draft = readDraft(place);
  if (!draft) return { work: fresh, restoredFrom: null };
  // Of a card that has changed since, the typing goes on from what it began with: saving tells the difference.
  const base = draft.version === fresh.version ? fresh.base : { ...EMPTY, ...draft.base };
  const work: Work = {
    ...fresh,
    base,
    version: draft.version,
    fields: { ...base, ...draft.edits },
    photo: 'photo' in draft ? draft.photo : fresh.photo,
    key: draft.key,
  };
  if (isDirty(kind, work)) return { work, restoredFrom: draft.at };
  dropDraft(place);
  return { work: fresh, restoredFrom: null };
}

/** Keeps on the device what is not sent. Whether nothing of it would be lost with the page. */
export function keep(kind: CardKind, place: string, work: Work): boolean {
  const { base, version, fields, photo, cv, key } = work;
  const names = differing(kind, base, fields);
  if (names.length === 0 && photo === undefined) {
    dropDraft(place);
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
  return keepDraft(place, draft) && cv === undefined;
}

export function isDirty(kind: CardKind, { base, fields, photo, cv }: Work): boolean {
  return photo !== undefined || cv !== undefined || differing(kind, base, fields).length > 0;
}

/** The server has taken `sent` but for the files `left`; what was typed and chosen meanwhile stays. */
export function settled(kind: CardKind, now: Work, sent: Work, card: Details, left: PendingFiles): Work {
  const base = fieldsOf(card);
  const later = differing(kind, sent.fields, now.fields);
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
