/** Origins of the portals, derived from the configuration and never from a request's Host header. */
export interface Origins {
  /** Origin of the main portal, without a trailing slash. */
  main: string;
  /** Origin of a company's portal. */
  of(company: Portal | null): string;
  /** Legal pages that people accept when they send a form on that portal. */
  legal(company: Portal | null): { terms_url: string; privacy_url: string };
  /** Classifies a hostname: a company's slug, a possible custom domain, or null for the main portal. */
  read(hostname: string): { slug: string } | { domain: string } | null;
}

interface Portal {
  slug: string;
  domain: string | null;
}

export function createOrigins(publicUrl: URL): Origins {
  const main = publicUrl.origin;
  const base = publicUrl.hostname;
  const of = (company: Portal | null) => {
    if (!company) return main;
    if (company.domain) return `${publicUrl.protocol}//${company.domain}`;
    return `${publicUrl.protocol}//${company.slug}.${publicUrl.host}`;
  };
  return {
    main,
    of,
    legal: (company) => ({ terms_url: `${of(company)}/terms-of-use`, privacy_url: `${of(company)}/privacy-policy` }),
    read(hostname) {
      const host = hostname.toLowerCase();
      if (host === base) return null;
      if (host.endsWith(`.${base}`)) return { slug: host.slice(0, -base.length - 1) };
      return { domain: host };
    },
  };
}
