/**
 * Replaces the variable parts of a path: `/talents/48213-7-go-developer` becomes `/talents/*`. Keeps only segments that
 * are plain words.
 */
export function toRoutePattern(path: string): string {
  return path
    .split('/')
    .map((word) => (/^[a-z]{0,20}(?:[-_][a-z]{1,15}){0,4}$/.test(word) ? word : '*'))
    .join('/');
}
