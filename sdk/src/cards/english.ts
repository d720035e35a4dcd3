/** `C1` for `C1 · Advanced`: short form for compact rows. */
export function shortEnglish(name: string): string {
  return name.split(' · ')[0]!;
}
