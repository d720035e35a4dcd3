const SHOWN = 60;

/** Quotes the text of a cell in an error message; long text is shortened. */
export function quoteCellText(text: string): string {
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}
