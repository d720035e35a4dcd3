import type { SignInOptions } from '@crewdock/contract/accounts';

export type Provider = SignInOptions['providers'][number];

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

/** Goes to a provider's page. Its address comes from the server, and still must be one that a browser may be sent to. */
export function openProviderPage(location: string): void {
  const { protocol, hostname } = new URL(location);
  const loopback = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback))
    throw new Error(`Not a provider’s page: ${location}`);
  window.location.assign(location);
}
