/** Input of the sign-up form, except the password. */
export type SignUpDraft = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'company_name' | 'phone_number' | 'subscribe', string>
>;

const KEY = 'signUpDraft';

/** Kept in session storage, so that reloads and visits to other pages lose nothing. */
export function readSignUpDraft(): SignUpDraft {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as SignUpDraft;
  } catch {
    return {};
  }
}

export function storeSignUpDraft(draft: SignUpDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the form works without it.
  }
}

export function removeSignUpDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: nothing was stored.
  }
}
