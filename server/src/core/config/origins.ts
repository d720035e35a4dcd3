/** Origins of the portals. They are derived from the configuration, never from the Host header of a request. */
export interface Origins {
  /** Origin of the main portal, without a trailing slash. */
  main: string;
  /** Returns the origin of a company's portal; null is the main portal. */
  of(company: Portal | null): string;
  /** Returns the URLs of the legal pages that people accept when they send a form on this portal. */
  legal(company: Portal | null): { terms_url: string; privacy_url: string };
  /** Parses a host name: the slug of a company, a domain that may belong to a company, or null for the main portal. */
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
