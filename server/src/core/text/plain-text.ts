import { hasVisibleCharacter } from '@crewdock/contract/fields';
import { isolatedText } from '@crewdock/contract/isolated-text';

/** Normalizes line ends and removes control characters, lone surrogates and bidirectional formatting characters. */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ');
}

/**
 * Like `plainText`, but keeps the isolates that `isolatedText` added. An isolate ends on its line, so it can't change
 * the direction of the text after it.
 */
export function plainIsolatedText(text: string): string {
  return text
    .split(/\u2068([^\u2068\u2069\r\n]*)\u2069/)
    .map((part, at) => (at % 2 === 0 ? plainText(part) : isolatedText(plainText(part))))
    .join('');
}

/** Collapses whitespace, so that the text fits on one line. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Like `plainText`, on a single line with collapsed whitespace. Text without any visible character becomes empty. */
export function oneLine(text: string): string {
  return hasVisibleCharacter(text) ? toOneLine(plainText(text)) : '';
}
