/** More than fit into the days for which a mail is tried: those end it. */
export const ATTEMPTS = 200;

/** What lets somebody in is sent before everything else, and what many get behind it. */
export function priorityOf(mail: { secret: string | null; unsubscribe_url: string | null }): number {
  if (mail.secret !== null) return -1;
  return mail.unsubscribe_url === null ? 0 : 1;
}
