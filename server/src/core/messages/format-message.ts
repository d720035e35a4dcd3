import { FIRST_STRONG_ISOLATE, isolatedText } from '@crewdock/contract/isolated-text';
import type { Message } from '@crewdock/contract/message';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage);

/**
 * Renders a text with its parameters, in English. Values with right-to-left letters are isolated, so that they don't
 * reorder the words around them.
 */
export function formatMessage<Values extends object>(
  { id, text }: Message<Values>,
  ...[values]: {} extends Values ? [] : [values: Values]
): string {
  return withBackslashes(i18n._(id, values && prepareValues(values), { message: text }));
}

/** Stands for backslashes, because Lingui decodes escape sequences (`\u0041`) in the values, too. */
const BACKSLASH = '\u{1FFFE}';

function prepareValues(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolateLines(value.replaceAll(BACKSLASH, '')).replaceAll('\\', BACKSLASH) : value,
    ]),
  );
}

/** Isolates each line, because an isolate must end on its line. Parts that are isolated already stay as they are. */
function isolateLines(value: string): string {
  return value.includes(FIRST_STRONG_ISOLATE) ? value : value.split('\n').map(isolatedText).join('\n');
}

function withBackslashes(text: string): string {
  return text.replaceAll(BACKSLASH, '\\');
}
