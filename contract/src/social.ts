import { z } from 'zod';
import { AppType, Password, SignedIn } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { Profile } from './profile.ts';
import { Code } from './two-factor.ts';

/** Not an enum, so that the server rejects unknown providers with a specific error message. */
const Provider = z.strictObject({ provider: textField(40) });

/** Parameters that the provider appends to the return URL. */
const Return = z.strictObject({ code: textField(4000).min(1), state: textField(200).min(1) });

const Start = z.object({
  /** URL of the provider to which the browser must be redirected. */
  location: z.url(),
});

/** Sign-in with Google or LinkedIn through OpenID Connect. */
export const social = {
  startSocial: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/start/',
    access: 'public',
    summary: 'Starts a sign-in, and binds it to this browser with a cookie.',
    params: Provider,
    body: z.strictObject({ type: AppType.optional() }),
    response: Start,
  }),
  finishSocial: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/',
    access: 'public',
    summary:
      'Exchanges the code of the return URL for a session. The error `type_required` asks for the type of a new account.',
    params: Provider,
    body: Return.extend({ type: AppType.optional() }),
    response: SignedIn,
  }),
  startConnect: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/connect/start/',
    access: 'user',
    summary:
      'Starts to connect a provider’s account to the signed-in account. Requires the password and, if the second factor is on, a code.',
    params: Provider,
    body: z.strictObject({ password: Password.optional(), code: Code.optional() }),
    response: Start,
  }),
  finishConnect: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/connect/',
    access: 'user',
    summary: 'Connects the provider’s account, with the code of the return URL.',
    params: Provider,
    body: Return,
    response: Profile,
  }),
  disconnect: defineEndpoint({
    method: 'DELETE',
    path: '/auth/{provider}/connect/',
    access: 'user',
    summary: 'Disconnects a provider’s account, unless it is the only way to sign in.',
    params: Provider,
    response: Profile,
  }),
};
