/** Shortens a level of English for compact rows: `C1 · Advanced` → `C1`. */
export function shortEnglish(name: string): string {
  return name.split(' · ')[0]!;
}
