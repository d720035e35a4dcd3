/** Where people go who were given a link. */
export function addressOf(key: string): string {
  return `${location.origin}/import-talents/${key}`;
}
