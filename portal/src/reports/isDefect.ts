/** Whether somebody should look at it. The server's refusals and a network that is away are no defects of the portal, nor is work that was given up. */
export function isDefect(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return true;
  const { name, status } = thrown as { name?: unknown; status?: unknown };
  return name !== 'AbortError' && typeof status !== 'number';
}
