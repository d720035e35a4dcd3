import type { CompanyRow } from '../core/identity/company.ts';
import { escapeHtml } from '../core/text/escape-html.ts';
import type { Origins } from '../core/config/origins.ts';
import { brandPath } from './brand.ts';

/** Metadata in the HTML of a page that the server sends. */
export interface Head {
  status: 200 | 404 | 410;
  title: string;
  description: string;
  /** Canonical URL; null for pages that must not be indexed. */
  canonical: string | null;
  /** schema.org data (JSON-LD). */
  jsonLd?: object;
}

/** The portal to which a page belongs. */
export interface Site {
  /** The white-label company's name, or Crewdock. */
  name: string;
  /** Origin, without a trailing slash. */
  origin: string;
  /** Paths of the preview image and of the icons. */
  image: string;
  icon: { path: string; type: string };
  touchIcon: string | null;
}

export function getSite(company: CompanyRow | null, { origins }: { origins: Origins }): Site {
  return {
    name: company?.name ?? 'Crewdock',
    origin: origins.of(company),
    ...(company
      ? {
          image: brandPath(company, 'preview.png'),
          icon: { path: brandPath(company, 'icon-32.png'), type: 'image/png' },
          touchIcon: brandPath(company, 'icon-180.png'),
        }
      : { image: '/preview.png', icon: { path: '/favicon.svg', type: 'image/svg+xml' }, touchIcon: null }),
  };
}

export function headTags({ title, description, canonical, jsonLd }: Head, site: Site): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    canonical && meta('property', 'og:url', canonical),
    meta('property', 'og:image', `${site.origin}${site.image}`),
    meta('name', 'twitter:card', 'summary'),
    `<link rel="icon" type="${site.icon.type}" href="${site.icon.path}">`,
    site.touchIcon && `<link rel="apple-touch-icon" href="${site.touchIcon}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    jsonLd && `<script type="application/ld+json">${scriptJson(jsonLd)}</script>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Serializes JSON for use inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
