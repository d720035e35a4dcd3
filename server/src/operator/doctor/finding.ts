/** What a check found: `fail` stands in the way, `warn` will. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  said: string;
}
