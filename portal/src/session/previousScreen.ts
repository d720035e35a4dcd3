let seen = false;

/** Records that a screen outside the sign-in flow was shown since the document was loaded. */
export function rememberScreen(): void {
  seen = true;
}

export function hasPreviousScreen(): boolean {
  return seen;
}
