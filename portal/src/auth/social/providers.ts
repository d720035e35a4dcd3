import type { SignInOptions } from '@crewdock/contract/accounts';

export type Provider = SignInOptions['providers'][number];

export const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', linkedin: 'LinkedIn' };

/** Opens a provider's page at a URL from the server. Throws unless the URL is https or on a loopback host. */
export function openProviderPage(location: string): void {
  const { protocol, hostname } = new URL(location);
  const loopback = /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback))
    throw new Error(`Not the URL of a sign-in provider: ${location}`);
  window.location.assign(location);
}
