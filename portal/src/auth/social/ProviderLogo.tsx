import google from './google.svg';
import linkedin from './linkedin.svg';
import type { Provider } from './providers.ts';

const LOGOS: Record<Provider, string> = { google, linkedin };

export function ProviderLogo({ provider }: { provider: Provider }) {
  return <img src={LOGOS[provider]} alt="" width={18} height={18} />;
}
