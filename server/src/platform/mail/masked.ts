/** `ada@example.com` as `a…@example.com`: a mail may be forwarded with its links. */
export function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…');
}
