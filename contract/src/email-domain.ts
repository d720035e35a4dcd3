import { z } from 'zod';

/** An email address whose domain is ASCII; the top-level domain can be Punycode. */
export const AsciiEmail = z.email({
  pattern: /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i,
  error: 'must be an email address',
});

/**
 * Converts an internationalized domain to Punycode: `ana@bücher.example` → `ana@xn--bcher-kva.example` (RFC 5891).
 * Returns addresses in ASCII and invalid domains unchanged.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // ASCII domains are returned early, because the URL parser would convert all-digit domains to IPv4 addresses.
  if (at === 0 || /^[\x20-\x7E]*$/.test(domain) || /[\s/?#:@\\[\]]/.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}
