let seen = false;

/** Records that a screen outside of the sign-in pages was shown in this document. */
export function rememberScreen(): void {
  seen = true;
}

export function hasPreviousScreen(): boolean {
  return seen;
}
