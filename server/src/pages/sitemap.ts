import { CARD_KINDS, type CardKind, KINDS, parseCardKind } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import { toSlug } from '../cards/public-id.ts';
import { isMarketOpen } from '../companies/policy.ts';
import { escapeHtml } from '../core/text/escape-html.ts';
import { isRequestedFrom } from './card-home.ts';
import type { Site } from './head.ts';
import type { PageRequest } from './heads.ts';

/** Number of URLs per file; the protocol allows 50,000. */
const PART_SIZE = 20_000;

export function buildRobotsTxt({ origin }: Site): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n# Jobs for job boards: ${origin}/feeds/jobs.xml and ${origin}/feeds/jobs.json\n`;
}

/** Lists the sitemap's files: one file for the fixed pages, and the files for the cards whose home is this portal. */
export async function sitemapIndex(page: PageRequest): Promise<string> {
  const parts = ['pages'];
  for (const kind of CARD_KINDS) {
    const count = await countCards(kind, page);
    for (let at = 1; at <= Math.ceil(count / PART_SIZE); at++) parts.push(`${KINDS[kind].market}-${at}`);
  }
  const entries = parts.map((part) => `<sitemap><loc>${page.site.origin}/sitemap/${part}.xml</loc></sitemap>`);
  return xml('sitemapindex', entries);
}

/** Returns the file `pages.xml`, `talents-1.xml`, `jobs-1.xml` and so on; null for other names. */
export async function sitemapPart(file: string, page: PageRequest): Promise<string | null> {
  if (file === 'pages.xml') {
    const markets = isMarketOpen(page.company) ? ['/market/talents', '/market/jobs'] : [];
    const paths = ['/', ...markets, '/privacy-policy', '/terms-of-use'];
    return xml(
      'urlset',
      paths.map((path) => entry(page.site, path)),
    );
  }
  const match = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file);
  const kind = parseCardKind(match?.[1]);
  if (!match || !kind) return null;
  const cards = await listCards(kind, Number(match[2]), page);
  return cards.length > 0
    ? xml(
        'urlset',
        cards.map((card) => cardEntry(kind, card, page.site)),
      )
    : null;
}

interface ListedCard {
  key: string;
  title: string;
  modified: Date;
}

/**
 * Returns whether the sitemap lists cards. Cards are listed only at their home, so that each card is in one sitemap.
 */
function listsCards(page: PageRequest): boolean {
  return isMarketOpen(page.company) && isRequestedFrom(page.site.origin, page);
}

async function countCards(kind: CardKind, page: PageRequest): Promise<number> {
  if (!listsCards(page)) return 0;
  const { db, company } = page;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(`market_${kind}`)} m
    where m.company_id = ${company?.id ?? 0}`.execute(db);
  return rows[0]!.count;
}

async function listCards(kind: CardKind, part: number, page: PageRequest): Promise<ListedCard[]> {
  if (!listsCards(page)) return [];
  const { db, company } = page;
  const { rows } = await sql<ListedCard>`
    select case when coalesce(co.card_id_publicly_visible, true) then p.owner_number || '-' || c.card_number
      else c.link_key end as key, c.title, m.modified
    from ${sql.table(`market_${kind}`)} m
    join ${sql.table(kind)} c on c.id = m.card_id
    join person p on p.id = c.owner_id
    left join company co on co.id = c.company_id
    where m.company_id = ${company?.id ?? 0}
    order by m.card_id limit ${PART_SIZE} offset ${(part - 1) * PART_SIZE}`.execute(db);
  return rows;
}

function cardEntry(kind: CardKind, { key, title, modified }: ListedCard, site: Site): string {
  const slug = toSlug(title);
  return entry(site, `${KINDS[kind].page}${key}${slug && `-${slug}`}`, modified);
}

function entry({ origin }: Site, path: string, modified?: Date): string {
  const changed = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</url>`;
}

function xml(root: 'urlset' | 'sitemapindex', entries: string[]): string {
  const body = entries.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${root}>\n`;
}
