/** Formats that never are plain text. Excel also saves text and web pages as `.xls`, so that one is left out. */
const BINARY_FORMATS = /\.(pdf|docx|docm|odt|xlsx|xlsm|ods)$/i;

/** Returns the refusal of plain text whose name promises another format; null for any other name. */
export function refusalOfMisnamedText(name: string): string | null {
  const format = BINARY_FORMATS.exec(name)?.[1];
  if (format === undefined) return null;
  return `“${name}” can’t be read: it is no ${format.toUpperCase()} file. Open it, save it again and upload that.`;
}
