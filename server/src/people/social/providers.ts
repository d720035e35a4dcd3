/** Supported sign-in providers, in the order of the sign-in page. */
export const PROVIDERS = ['google', 'linkedin'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A provider's name and the OpenID Connect features it supports. */
interface ProviderTraits {
  label: string;
  /** Binds the code to the client that requested it (RFC 7636, S256). */
  pkce: boolean;
  /** Binds the ID token to the browser. */
  nonce: boolean;
}

export const TRAITS: Record<Provider, ProviderTraits> = {
  // developers.google.com/identity/openid-connect/openid-connect
  google: { label: 'Google', pkce: true, nonce: true },
  // LinkedIn rejects a confidential client that sends a code_verifier with `invalid_client`
  // (github.com/nextauthjs/next-auth/issues/8831, github.com/directus/directus/issues/23645) and omits the nonce from
  // its ID tokens (github.com/linkedin-developers/linkedin-api-js-client/issues/34,
  // github.com/authlib/authlib/issues/763). The remaining protection is the state, which is bound to the browser, and
  // the secret. Its email_verified is the string "true" (github.com/logto-io/logto/issues/6843), which `claims.ts`
  // accepts from every provider.
  linkedin: { label: 'LinkedIn', pkce: false, nonce: false },
};

export function isProvider(name: string): name is Provider {
  return (PROVIDERS as readonly string[]).includes(name);
}
