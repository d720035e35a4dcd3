import type { Message } from '@crewdock/contract/message';
import { prepareMessageValues, restoreBackslashes } from '@crewdock/contract/message-values';
import { setupI18n } from '@lingui/core';

/** The portal's messages are English and declared in the code, so no catalog is loaded. */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/**
 * Formats a message with its parameters. Values with right-to-left letters are isolated. Call it while rendering or in
 * an event handler, not when a module is loaded, so that the language can change.
 */
export function t<Values extends object>(
  { id, text }: Message<Values>,
  ...[values]: {} extends Values ? [] : [values: Values]
): string {
  return restoreBackslashes(i18n._(id, values && prepareMessageValues(values), { message: text }));
}
