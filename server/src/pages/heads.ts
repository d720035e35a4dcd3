import type { RequestDetails, TalentDetails } from '@crewdock/contract/cards';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { MARKET_PAGE_SIZE } from '@crewdock/contract/limits';
import { getCardPath, presentRequestDetails, presentTalentDetails } from '../cards/present.ts';
import { loadCards } from '../cards/queries.ts';
import { plainRichText } from '../core/text/rich-text.ts';
import { isTagged } from '../cards/public-id.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { isMarketOpen } from '../companies/policy.ts';
import type { CompanyRow } from '../core/identity/company.ts';
import type { WithDrawing } from '../infra/drawing/drawing.ts';
import type { Services } from '../core/context/services.ts';
import { AppError } from '../core/errors/errors.ts';
import { VISITOR } from '../core/identity/actor.ts';
import type { RequestFacts } from '../core/context/context.ts';
import { readListItems, presentItems } from '../lists/items.ts';
import { findPublicList } from '../lists/queries.ts';
import type { WithCounter } from '../sharing/counter.ts';
import { findTaggedCard, findTaggedList } from '../sharing/find.ts';
import { programSaw } from '../sharing/happened.ts';
import { findView } from '../core/signed-links/view-links.ts';
import { type MarketQuestion, asIs, type WithSearch } from '../search/question.ts';
import { homeOrigin, isRequestedFrom } from './card-home.ts';
import type { Head, Site } from './head.ts';
import { itemList, jobPosting, profilePage } from './json-ld.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import * as pages from '../core/messages/pages.ts';
import { formatMessage } from '../core/messages/format-message.ts';

const DESCRIPTION_LENGTH = 155;

/** Services for building pages. */
export interface PageServices extends Services, WithCaptcha, WithCounter, WithDrawing, WithNames, WithSearch {}

export interface PageRequest extends PageServices, Pick<RequestFacts, 'caller' | 'userAgent' | 'wantsNoCount' | 'now'> {
  /** The requested host in lower case, without a port. */
  hostname: string;
  company: CompanyRow | null;
  site: Site;
}

/** Personal pages, which are rendered in the browser and not indexed. */
const OWN_AREA =
  /^\/(login|sign-up|password_reset|account_activation|subscription_activation|email_change|company_invitation|auth|my|company|settings|admin|admin-panel|contact-manager|import-jobs|import-talents|available-resources|available-resources-(un)?subscribe|market-(un)?subscribe|mails-unsubscribe|interview|statistics)(\/|$)/;

type HeadOf = (request: PageRequest, key: string) => Head | Promise<Head>;

/** Pages of the portal, with functions that load their metadata. All other paths return 404. */
const PAGES: [pattern: RegExp, head: HeadOf][] = [
  [/^\/$/, ({ site }) => page(site, '/', null, formatMessage(pages.home, { portal: site.name }))],
  [
    /^\/market$/,
    ({ site }) =>
      page(
        site,
        '/market/talents',
        formatMessage(pages.market),
        formatMessage(pages.marketText, { portal: site.name }),
      ),
  ],
  [/^\/market\/talents(?:\/([\w-]+))?$/, (request, hash) => marketHead(request, 'talent', hash)],
  [/^\/market\/jobs(?:\/([\w-]+))?$/, (request, hash) => marketHead(request, 'request', hash)],
  [/^\/t\/([^/]+)$/, talentHead],
  [/^\/j\/([^/]+)$/, jobHead],
  [/^\/l\/([^/]+)$/, listHead],
  [
    /^\/privacy-policy$/,
    ({ site }) =>
      page(
        site,
        '/privacy-policy',
        formatMessage(pages.privacyPolicy),
        formatMessage(pages.privacyPolicyText, { portal: site.name }),
      ),
  ],
  [
    /^\/terms-of-use$/,
    ({ site }) =>
      page(
        site,
        '/terms-of-use',
        formatMessage(pages.termsOfUse),
        formatMessage(pages.termsOfUseText, { portal: site.name }),
      ),
  ],
  [
    /^\/embed-guide$/,
    ({ site }) =>
      page(site, '/embed-guide', formatMessage(pages.guide), formatMessage(pages.guideText, { portal: site.name })),
  ],
  [
    /^\/embed-playground$/,
    ({ site }) =>
      page(
        site,
        '/embed-playground',
        formatMessage(pages.playground),
        formatMessage(pages.playgroundText, { portal: site.name }),
      ),
  ],
  [
    OWN_AREA,
    ({ site }) => ({
      ...page(site, '/', null, formatMessage(pages.signInText, { portal: site.name })),
      canonical: null,
    }),
  ],
];

/** Returns whether a path matches a page of the portal, even if its content does not exist. */
export function isPage(path: string): boolean {
  return PAGES.some(([pattern]) => pattern.test(path));
}

export async function loadPageHead(path: string, request: PageRequest): Promise<Head> {
  for (const [pattern, head] of PAGES) {
    const match = pattern.exec(path);
    if (match) return head(request, match[1] ?? '');
  }
  return missing(request.site, 404);
}

function page(site: Site, path: string, title: string | null, description: string): Head {
  const canonical = `${site.origin}${path}`;
  return {
    status: 200,
    title: title ? formatMessage(pages.title, { title, portal: site.name }) : site.name,
    description,
    canonical,
  };
}

function missing(site: Site, status: 404 | 410): Head {
  const title = status === 404 ? formatMessage(pages.notFound) : formatMessage(pages.gone);
  return {
    status,
    title: formatMessage(pages.title, { title, portal: site.name }),
    description: title,
    canonical: null,
  };
}

/** Loads the metadata of the market. The canonical page of a shared view is the whole market. */
async function marketHead(request: PageRequest, kind: CardKind, hash: string): Promise<Head> {
  const { site, search, db, company } = request;
  if (!isMarketOpen(company)) return missing(site, 404);
  const { market: type, Nouns } = KINDS[kind];
  if (hash && (await findView(db, 'market_link', { hash, type, company_id: company?.id ?? 0 })) === null)
    return missing(site, 404);
  const question: MarketQuestion = {
    kind,
    companyId: company?.id ?? null,
    filters: {},
    matching: 'recommended',
    sortBy: '-1',
    limit: MARKET_PAGE_SIZE,
    offset: 0,
    now: new Date(),
  };
  const [ids, total] = await Promise.all([search.page(question, asIs), search.total(question)]);
  const cards = (await loadCards(db, kind, ids)).map((row) => ({ path: getCardPath(kind, row) }));
  return {
    ...page(site, `/market/${type}`, Nouns, formatMessage(MARKET_TEXTS[kind], { count: total })),
    jsonLd: itemList(cards, total, site),
  };
}

const MARKET_TEXTS = { talent: pages.talents, request: pages.jobs };

async function talentHead(request: PageRequest, key: string): Promise<Head> {
  if (isTagged(key)) return sharedCardHead('talent', key, request);
  return cardHead(request, async (visitor) => {
    const row = await visibleCard('talent', key, visitor);
    const card = presentTalentDetails(row, await request.names(), viewer(request));
    const jsonLd = profilePage(card, request.site);
    return cardPage(
      card,
      {
        title: formatMessage(pages.talent, { name: card.name, title: card.title }),
        home: homeOrigin(row, request),
        jsonLd,
      },
      request,
    );
  });
}

async function jobHead(request: PageRequest, key: string): Promise<Head> {
  if (isTagged(key)) return sharedCardHead('request', key, request);
  return cardHead(request, async (visitor) => {
    const row = await visibleCard('request', key, visitor);
    const card = presentRequestDetails(row, await request.names(), viewer(request));
    const jsonLd = jobPosting(card, request.site);
    return cardPage(card, { title: card.title, home: homeOrigin(row, request), jsonLd }, request);
  });
}

/**
 * Loads the metadata of a public list. For other keys, returns the metadata of a share link, which is not indexed, or
 * 404.
 */
async function listHead(request: PageRequest, key: string): Promise<Head> {
  const { db, names, site } = request;
  const list = await findPublicList(db, key);
  if (!list) return sharedListHead(request, key);
  const range = { limit: MARKET_PAGE_SIZE, offset: 0 };
  const { page: first, counted } = await readListItems(list.id, range, { ...request, actor: VISITOR });
  const cards = (await presentItems(first.rows, false, { db, names })).map(({ card_data }) => card_data);
  const { talents_count, requests_count } = counted;
  const text = formatMessage(pages.listText, { talents: talents_count, jobs: requests_count, portal: site.name });
  return {
    ...page(site, `/l/${key}`, list.name, text),
    jsonLd: itemList(cards, talents_count + requests_count, site),
  };
}

/** Loads the metadata for link previews of a shared card: its title, unless the link has a password. Never indexed. */
async function sharedCardHead(kind: CardKind, key: string, request: PageRequest): Promise<Head> {
  const found = await findTaggedCard(kind, key, request);
  if (!found) return missing(request.site, 404);
  const { row, tag } = found;
  programSaw(tag, row, request);
  const title = 'name' in row ? formatMessage(pages.talent, { name: row.name, title: row.title }) : row.title;
  return sharedHead(tag.password_hash === null ? title : null, request.site);
}

async function sharedListHead(request: PageRequest, key: string): Promise<Head> {
  const found = await findTaggedList(key, request);
  if (!found) return missing(request.site, 404);
  programSaw(found.tag, found.list, request);
  return sharedHead(found.tag.password_hash === null ? found.list.name : null, request.site);
}

function sharedHead(title: string | null, site: Site): Head {
  return {
    ...page(site, '', title ?? formatMessage(pages.shared), formatMessage(pages.sharedText, { portal: site.name })),
    canonical: null,
  };
}

type Visitor = Parameters<typeof visibleCard>[2];

/**
 * Loads the metadata of a card with the permissions of an anonymous visitor, because browsers open links without a
 * token.
 */
async function cardHead({ db, company, site }: PageRequest, head: (visitor: Visitor) => Promise<Head>): Promise<Head> {
  try {
    return await head({ db, company, actor: VISITOR });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return missing(site, 404);
    if (error instanceof AppError && error.code === 'gone') return missing(site, 410);
    throw error;
  }
}

function viewer({ company }: PageRequest) {
  return { actor: VISITOR, companyId: company?.id ?? null };
}

function cardPage(
  card: TalentDetails | RequestDetails,
  { title, home, jsonLd }: { title: string; home: string; jsonLd: object },
  request: PageRequest,
): Head {
  const skills = card.skills.slice(0, 5).map(({ name }) => name);
  const facts = [card.seniority?.label, skills.join(', ')].filter(Boolean).join(' · ');
  const description = `${facts}. ${plainRichText(card.summary, DESCRIPTION_LENGTH)}`;
  return {
    ...page(request.site, card.path, title, description.slice(0, 2 * DESCRIPTION_LENGTH)),
    canonical: `${home}${card.path}`,
    ...(isRequestedFrom(home, request) && { jsonLd }),
  };
}
