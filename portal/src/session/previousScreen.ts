let seen = false;

/** Records that this document has shown a screen other than the sign-in pages. */
export function rememberScreen(): void {
  seen = true;
}

export function hasPreviousScreen(): boolean {
  return seen;
}
