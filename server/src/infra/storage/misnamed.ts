import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Extensions of formats that are never plain text. Not `.xls`, because Excel also saves text and web pages with this
 * extension.
 */
const BINARY_FORMATS = /\.(pdf|docx|docm|odt|xlsx|xlsm|ods)$/i;

/** Returns the error message for a plain text file with the extension of another format; null for other names. */
export function refusalOfMisnamedText(name: string): string | null {
  const format = BINARY_FORMATS.exec(name)?.[1];
  if (format === undefined) return null;
  return formatMessage(errors.misnamed, { name, format: format.toUpperCase() });
}
