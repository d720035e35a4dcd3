let seen = false;

/** A screen that is not part of signing in was shown since the document was loaded. */
export function rememberScreen(): void {
  seen = true;
}

export function hasPreviousScreen(): boolean {
  return seen;
}
