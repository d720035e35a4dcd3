import { setHomePortal } from '../kit/portal.ts';

export type * from '@crewdock/sdk/elements';

/** Says once for the page where your portal is, `https://talents.example.com`. Elements may say another one by `portal`. */
export function setPortal(origin: string): void {
  setHomePortal(origin);
}
