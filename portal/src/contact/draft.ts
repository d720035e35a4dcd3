import { atom } from 'nanostores';

export interface ContactDraft {
  name: string;
  email: string;
  company_name: string;
  phone_number: string;
  message: string;
  /** Belongs to exactly these words: sending them twice is one message, changing them makes another. */
  message_id: string;
  /** Who typed it, or null for a visitor, whose words stay when they sign in. */
  uid: string | null;
}

const KEY = 'contactDraft';

/** The message that has not been sent yet. It survives closing its form and a reload; null when nothing was typed. */
export const $contactDraft = atom<ContactDraft | null>(stored());

export function changeDraft(from: Omit<ContactDraft, 'message_id'>, change: Partial<ContactDraft>): void {
  const draft = { ...from, ...change, message_id: crypto.randomUUID() };
  $contactDraft.set(draft);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the draft lives as long as the page.
  }
}

export function clearDraft(): void {
  $contactDraft.set(null);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

function stored(): ContactDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ContactDraft | null;
  } catch {
    return null;
  }
}
