/** A path as a kind of page: `/talents/48213-7-go-developer` is `/talents/*`. Only plain words are kept of it. */
export function screenOf(path: string): string {
  return path
    .split('/')
    .map((word) => (/^[a-z]{0,20}(?:[-_][a-z]{1,15}){0,4}$/.test(word) ? word : '*'))
    .join('/');
}
