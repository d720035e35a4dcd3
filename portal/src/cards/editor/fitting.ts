/** Options that contain the text, ignoring accents: first those that begin with it, shortest first, then the others. */
export function fitting<T extends { label: string }>(options: readonly T[], text: string): readonly T[] {
  const wanted = plain(text.trim());
  if (wanted === '') return options;
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const starts = found.filter(({ label }) => plain(label).startsWith(wanted));
  return [
    ...starts.sort((a, b) => a.label.length - b.label.length),
    ...found.filter((option) => !starts.includes(option)),
  ];
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
