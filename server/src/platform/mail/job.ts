/** More than fit into the days for which a mail is tried: those end it. */
export const ATTEMPTS = 200;

/** What lets somebody in isn't sent behind everything else. */
export function priorityOf({ secret }: { secret: string | null }): number {
  return secret === null ? 0 : -1;
}
