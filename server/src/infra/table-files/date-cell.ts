/** A date (`2026-04-03`) or a time in ISO 8601, in a cell. Written unchanged to CSV, and as a real date to XLSX. */
export class DateCell {
  readonly iso: string;

  constructor(iso: string) {
    this.iso = iso;
  }
}
