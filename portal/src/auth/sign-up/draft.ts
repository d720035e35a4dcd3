/** Input of the sign-up form, except the password. */
export type SignUpDraft = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'company_name' | 'phone_number' | 'subscribe', string>
>;

const KEY = 'signUpDraft';

/** Reads the draft from session storage, which keeps the input when the user reloads or visits other pages. */
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
    // Storage is blocked or full: the form works without a stored draft.
  }
}

export function removeSignUpDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so no draft was stored.
  }
}
