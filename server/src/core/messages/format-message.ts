import type { Message } from '@crewdock/contract/message';
import { prepareMessageValues, restoreBackslashes } from '@crewdock/contract/message-values';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileMessage);

/**
 * Renders a message with its values, in English. Values with right-to-left letters are isolated, so that they don't
 * reorder the words around them.
 */
export function formatMessage<Values extends object>(
  { id, text }: Message<Values>,
  ...[values]: {} extends Values ? [] : [values: Values]
): string {
  return restoreBackslashes(i18n._(id, values && prepareMessageValues(values), { message: text }));
}
