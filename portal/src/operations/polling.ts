import type { Operation } from '@crewdock/contract/operations';

const FIRST_MS = 1000;
const LAST_MS = 10_000;
/** Number of polls with the first interval; after that each interval is 10 % longer. */
const AT_FIRST_PACE = 20;

/** Whether the operation is not finished. */
export function isActive(operation: Pick<Operation, 'state'> | undefined): boolean {
  return operation !== undefined && ['waiting', 'running', 'undoing'].includes(operation.state);
}

/** Milliseconds until the next poll, after the given number of polls; false when the operation has finished. */
export function pollInterval(operation: Pick<Operation, 'state'> | undefined, times: number): number | false {
  if (!isActive(operation)) return false;
  return Math.min(LAST_MS, Math.round(FIRST_MS * 1.1 ** Math.max(0, times - AT_FIRST_PACE)));
}
