/** `C1` of `C1 · Advanced`: a level of English where there is little room. */
export function shortEnglish(name: string): string {
  return name.split(' · ')[0]!;
}
