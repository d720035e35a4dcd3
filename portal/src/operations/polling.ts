import type { Operation } from '@crewdock/contract/operations';

const FIRST_MS = 1000;
const LAST_MS = 10_000;
/** So many times at first pace; then each pause is a tenth longer. */
const AT_FIRST_PACE = 20;

/** Something is still to be done. */
export function isActive(operation: Pick<Operation, 'state'> | undefined): boolean {
  return operation !== undefined && ['waiting', 'running', 'undoing'].includes(operation.state);
}

/** Milliseconds until it is asked for again, after so many times; false where nothing more will happen. */
export function pollInterval(operation: Pick<Operation, 'state'> | undefined, times: number): number | false {
  if (!isActive(operation)) return false;
  return Math.min(LAST_MS, Math.round(FIRST_MS * 1.1 ** Math.max(0, times - AT_FIRST_PACE)));
}
