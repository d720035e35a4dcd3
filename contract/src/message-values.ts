import { FIRST_STRONG_ISOLATE, isolatedText } from './isolated-text.ts';

/**
 * Prepares the parameters of a message for Lingui. Strings with right-to-left letters are isolated, so that they don't
 * reorder the words around them. Backslashes are replaced until `restoreBackslashes`, because Lingui decodes escape
 * sequences such as `\u0041` in values, too.
 */
export function prepareMessageValues(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateLines(value.replaceAll(BACKSLASH, '')).replaceAll('\\', BACKSLASH) : value,
    ]),
  );
}

export function restoreBackslashes(text: string): string {
  return text.replaceAll(BACKSLASH, '\\');
}

/** A noncharacter, which valid text never contains. */
const BACKSLASH = '\u{1FFFE}';

/** Isolates each line, because an isolate must end on its line. Isolated parts stay unchanged. */
function isolateLines(value: string): string {
  return value.includes(FIRST_STRONG_ISOLATE) ? value : value.split('\n').map(isolatedText).join('\n');
}
