/** Result of a check. `fail`: the server cannot work. `warn`: the operator should act soon. */
export interface DoctorFinding {
  state: 'ok' | 'warn' | 'fail';
  said: string;
}
