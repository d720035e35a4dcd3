/** The result of a check: `fail` prevents operation, `warn` needs attention soon. */
export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  said: string;
}
