import { createClient } from '@crewdock/sdk/client';
import { $refusedToken, storedToken, xsrfToken } from './session/token.ts';

/** Every call of the portal. */
export const call = createClient({
  token: storedToken,
  xsrfToken,
  onSessionEnded: (token) => $refusedToken.set(token),
});
