import type { Fields } from './fields.ts';

/** Unsaved input of an editor, kept in local storage. */
export interface DeviceDraft {
  /** Time of the last change, in milliseconds since 1970. */
  at: number;
  /** Version of the edited card when editing began; null for a new card. */
  version: number | null;
  base: Fields;
  edits: Partial<Fields>;
  /** A new picture as a data: URL; null to remove the picture. */
  photo?: string | null;
  /** Idempotency key of this content: sending it twice creates only one card. */
  key: string;
}

const PREFIX = 'cardDraft:';
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

export function readDeviceDraft(place: string): DeviceDraft | null {
  forgetOld();
  try {
    return JSON.parse(localStorage.getItem(PREFIX + place) ?? 'null') as DeviceDraft | null;
  } catch {
    return null;
  }
}

/** Stores the draft. Returns false if local storage is full or blocked. */
export function storeDeviceDraft(place: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(PREFIX + place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDeviceDraft(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch {
    // Storage is blocked: nothing to remove.
  }
}

/** Removes drafts whose last change is more than 60 days ago. */
function forgetOld(): void {
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      const { at } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<DeviceDraft>;
      if (at === undefined || Date.now() - at > KEPT_MS) localStorage.removeItem(name);
    }
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
