/**
 * Whether an error should be reported. API errors, network failures and aborted requests are not defects of the portal.
 */
export function isDefect(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return true;
  const { name, status } = thrown as { name?: unknown; status?: unknown };
  return name !== 'AbortError' && typeof status !== 'number';
}
