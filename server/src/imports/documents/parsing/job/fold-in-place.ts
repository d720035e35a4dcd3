/** Lower case without accents. Unlike `normalizeText`, keeps the position of each character. */
export function foldInPlace(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const plain = text[at]!.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return plain.length === 1 ? plain : text[at]!;
  }).join('');
}
