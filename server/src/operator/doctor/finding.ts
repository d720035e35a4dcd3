/** The result of a check: `fail` prevents operation, `warn` needs attention soon. */
export interface DoctorFinding {
  state: 'ok' | 'warn' | 'fail';
  said: string;
}
