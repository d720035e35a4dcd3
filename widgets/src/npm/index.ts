import { setHomePortal } from '../kit/portal.ts';

export type * from '@crewdock/sdk/elements';

/**
 * Sets the portal of the page, such as `https://talents.example.com`. The attribute `portal` of an element takes
 * precedence.
 */
export function setPortal(origin: string): void {
  setHomePortal(origin);
}
