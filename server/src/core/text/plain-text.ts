/** Normalizes line ends and removes control characters, lone surrogates and bidirectional formatting characters. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

/** Like `plainText`, on a single line with collapsed white space. */
export function oneLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim();
}
