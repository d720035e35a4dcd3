import type { Fields } from './fields.ts';

/** What was typed into an editor and not sent, kept on this device. */
export interface DeviceDraft {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** Of the card that it changes, as it was when the typing began; null for a new one. */
  version: number | null;
  base: Fields;
  edits: Partial<Fields>;
  /** A new picture as a data: address, null for none any more. */
  photo?: string | null;
  /** Belongs to exactly this content: sending it twice makes one card. */
  key: string;
}

const PREFIX = 'cardDraft:';
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

export function readDraft(place: string): DeviceDraft | null {
  forgetOld();
  try {
    return JSON.parse(localStorage.getItem(PREFIX + place) ?? 'null') as DeviceDraft | null;
  } catch {
    return null;
  }
}

/** Whether the device could keep it: storage may be full or blocked. */
export function keepDraft(place: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(PREFIX + place, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(PREFIX + place);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Drafts that nobody came back for make room. */
function forgetOld(): void {
  try {
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      const { at } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<DeviceDraft>;
      if (at === undefined || Date.now() - at > KEPT_MS) localStorage.removeItem(name);
    }
  } catch {
    // Blocked: there are none.
  }
}
