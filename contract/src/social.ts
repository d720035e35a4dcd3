import { z } from 'zod';
import { AppType, Password, SignedIn } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { Profile } from './profile.ts';
import { Code } from './two-factor.ts';

/** Any string is accepted, so that the server can refuse unknown providers with its own message. */
const Provider = z.strictObject({ provider: textField(40) });

/** Parameters that the provider adds to the return URL. */
const Return = z.strictObject({ code: textField(4000).min(1), state: textField(200).min(1) });

const Start = z.object({
  /** The provider’s page to which the browser must be redirected. */
  location: z.url(),
});

/** Sign-in with Google or LinkedIn through OpenID Connect. */
export const social = {
  startSocial: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/start/',
    access: 'public',
    summary: 'Begins a sign-in and binds it to this browser by a cookie.',
    params: Provider,
    body: z.strictObject({ type: AppType.optional() }),
    response: Start,
  }),
  finishSocial: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/',
    access: 'public',
    summary: 'A session for the code of the return address; `type_required` asks what a new account is for.',
    params: Provider,
    body: Return.extend({ type: AppType.optional() }),
    response: SignedIn,
  }),
  startConnect: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/connect/start/',
    access: 'user',
    summary:
      'Begins to connect a provider’s account with the one that is signed in, for its password and, where the second factor is on, a code.',
    params: Provider,
    body: z.strictObject({ password: Password.optional(), code: Code.optional() }),
    response: Start,
  }),
  finishConnect: defineEndpoint({
    method: 'POST',
    path: '/auth/{provider}/connect/',
    access: 'user',
    summary: 'Connects it, for the code of the return address.',
    params: Provider,
    body: Return,
    response: Profile,
  }),
  disconnect: defineEndpoint({
    method: 'DELETE',
    path: '/auth/{provider}/connect/',
    access: 'user',
    summary: 'Disconnects it, unless it is the only way to sign in.',
    params: Provider,
    response: Profile,
  }),
};
