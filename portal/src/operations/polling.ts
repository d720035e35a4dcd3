import type { Operation } from '@crewdock/contract/operations';

const FIRST_MS = 1000;
const LAST_MS = 10_000;
/** Number of polls at the initial interval. Each later interval is 10 % longer than the previous one. */
const AT_FIRST_PACE = 20;

/** Whether the operation has not finished yet. */
export function isActive(operation: Pick<Operation, 'state'> | undefined): boolean {
  return operation !== undefined && ['waiting', 'running', 'undoing'].includes(operation.state);
}

/**
 * Returns the time in milliseconds until the next poll, by the number of previous polls; false when the operation has
 * finished.
 */
export function pollInterval(operation: Pick<Operation, 'state'> | undefined, times: number): number | false {
  if (!isActive(operation)) return false;
  return Math.min(LAST_MS, Math.round(FIRST_MS * 1.1 ** Math.max(0, times - AT_FIRST_PACE)));
}
