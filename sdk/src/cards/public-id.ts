/**
 * Returns the public id at the start of a link's last path segment: `48213-7-senior-react-developer` → `48213-7`.
 * Returns null if there is none.
 */
export function parsePublicId(key: string): string | null {
  return /^\d+-\d+(-\d+)?(?=-|$)/.exec(key)?.[0] ?? null;
}
