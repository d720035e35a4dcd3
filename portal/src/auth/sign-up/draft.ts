/** Input of the sign-up form, except the password. */
export type Draft = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'company_name' | 'phone_number' | 'subscribe', string>
>;

const KEY = 'signUpDraft';

/** Kept in session storage, so that reloads and visits to other pages lose nothing. */
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
    // Blocked: nothing was stored.
  }
}
