import { atom } from 'nanostores';

export interface ContactDraft {
  name: string;
  email: string;
  company_name: string;
  phone_number: string;
  message: string;
  /** Idempotency key of this message: sending it twice delivers one message. A changed message gets a new key. */
  message_id: string;
  /** The author's id; null for a visitor. A visitor's draft is kept after sign-in. */
  uid: string | null;
}

const KEY = 'contactDraft';

/** The unsent message; kept when the form is closed and on reload. Null if nothing has been entered. */
export const $contactDraft = atom<ContactDraft | null>(stored());

export function changeDraft(from: Omit<ContactDraft, 'message_id'>, change: Partial<ContactDraft>): void {
  const draft = { ...from, ...change, message_id: crypto.randomUUID() };
  $contactDraft.set(draft);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the draft is kept in memory only.
  }
}

export function clearDraft(): void {
  $contactDraft.set(null);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

function stored(): ContactDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ContactDraft | null;
  } catch {
    return null;
  }
}
