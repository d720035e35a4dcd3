import { call } from '../../api.ts';

/** Sites whose accounts can be connected, as they write themselves. */
export const PROVIDERS = { google: 'Google', linkedin: 'LinkedIn' };
export type Provider = keyof typeof PROVIDERS;

/** Goes to the provider, which sends the browser back to `/settings/connect/{provider}`. */
export async function startConnect(provider: Provider): Promise<void> {
  const { location: address } = await call('POST /auth/{provider}/connect/start/', { params: { provider } });
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)))
    throw new Error(`Not a provider's address: ${address}`);
  location.assign(address);
}
