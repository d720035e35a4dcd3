/** A date in a table: `2026-04-03`, or a time in ISO 8601. CSV has it as written, XLSX as a date. */
export class DateCell {
  readonly iso: string;

  constructor(iso: string) {
    this.iso = iso;
  }
}
