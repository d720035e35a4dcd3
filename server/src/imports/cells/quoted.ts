const SHOWN = 60;

/** As much of a cell as a fault repeats. */
export function quoted(text: string): string {
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}
