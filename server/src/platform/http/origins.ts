/** Where the portals are, from the configuration and never from a request's Host header. */
export interface Origins {
  /** Origin of the main portal, without a closing slash. */
  main: string;
  /** Origin of a company's portal. */
  of(company: Portal | null): string;
  /** What everybody accepts there who sends a form. */
  legal(company: Portal | null): { terms_url: string; privacy_url: string };
  /** What a request's host stands for: a company's slug, possibly a company's domain, or the main portal. */
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
