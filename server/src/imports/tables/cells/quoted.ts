const SHOWN = 60;

/** The part of a cell's text that an error message quotes. */
export function quoteCellText(text: string): string {
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}
