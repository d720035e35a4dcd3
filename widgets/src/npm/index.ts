import { setHomePortal } from '../kit/portal.ts';

export type * from '@crewdock/sdk/elements';

/**
 * Sets the portal for the page, such as `https://talents.example.com`. The `portal` attribute of an element overrides
 * it.
 */
export function setPortal(origin: string): void {
  setHomePortal(origin);
}
