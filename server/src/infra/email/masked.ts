/** Masks `ada@example.com` as `a…@example.com`, because an email may be forwarded together with its links. */
export function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…');
}
