/** Where the portals are, from the configuration and never from a request's Host header. */
export interface Origins {
  /** Origin of the main portal, without a closing slash. */
  main: string;
  /** What everybody accepts who sends a form; on the main portal, also for those of companies. */
  legal: { terms_url: string; privacy_url: string };
  /** Origin of a company's portal. */
  of(company: { slug: string; domain: string | null } | null): string;
  /** What a request's host stands for: a company's slug, possibly a company's domain, or the main portal. */
  read(hostname: string): { slug: string } | { domain: string } | null;
}

export function createOrigins(publicUrl: URL): Origins {
  const main = publicUrl.origin;
  const base = publicUrl.hostname;
  return {
    main,
    legal: { terms_url: `${main}/terms-of-use`, privacy_url: `${main}/privacy-policy` },
    of(company) {
      if (!company) return main;
      if (company.domain) return `${publicUrl.protocol}//${company.domain}`;
      return `${publicUrl.protocol}//${company.slug}.${publicUrl.host}`;
    },
    read(hostname) {
      const host = hostname.toLowerCase();
      if (host === base) return null;
      if (host.endsWith(`.${base}`)) return { slug: host.slice(0, -base.length - 1) };
      return { domain: host };
    },
  };
}
