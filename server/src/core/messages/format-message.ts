import type { Message } from '@crewdock/contract/message';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage);

/** Renders a text with its parameters, in English. */
export function formatMessage<Values extends object>(
  { id, text }: Message<Values>,
  ...[values]: {} extends Values ? [] : [values: Values]
): string {
  return withBackslashes(i18n._(id, values && withoutBackslashes(values), { message: text }));
}

/** Stands for backslashes, because Lingui decodes escape sequences (`\u0041`) in the values, too. Not a character. */
const BACKSLASH = '\u{FDD0}';

function withoutBackslashes(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value,
    ]),
  );
}

function withBackslashes(text: string): string {
  return text.replaceAll(BACKSLASH, '\\');
}
