/** What was typed into the sign-up form, the password apart. */
export type Draft = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'company_name' | 'phone_number' | 'subscribe', string>
>;

const KEY = 'signUpDraft';

/** Lasts as long as the window, so that a reload or a look at another page loses nothing. */
export function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form works without it.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was kept.
  }
}
