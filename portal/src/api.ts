import { createClient } from '@crewdock/sdk/client';

/** Every call of the portal. */
export const call = createClient();
