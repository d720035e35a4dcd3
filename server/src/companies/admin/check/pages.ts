import { isMarketOpen } from '../../policy.ts';
import type { CheckFinding } from '@crewdock/contract/company-check';
import { CARD_KINDS, type CardKind } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { visibleCards } from '../../../cards/conditions.ts';
import { getCardPath } from '../../../cards/present.ts';
import { loadCards } from '../../../cards/queries.ts';
import { getCardWorkPath } from '../../../cards/work-path.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { VISITOR } from '../../../core/identity/actor.ts';
import type { Context } from '../../../core/context/context.ts';
import { SETTINGS } from './mend.ts';
import { type ReadHtml, readPageHtml } from './read-html.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

interface Page {
  path: string;
  label: string;
  /** Link to the settings where the page's text is edited. */
  mend: CheckFinding['mend'];
  /** Whether the page must return 404, with the company's branding. */
  isMissing?: true;
  /** API endpoint that returns the page's content, for pages that are rendered in the browser only. */
  text?: string;
}

export interface ReadPage extends Page {
  status: number;
  read: ReadHtml;
}

/** Requests a path of the company's host, like a visitor's browser. */
export type Get = (path: string) => Promise<{ status: number; type: string; body: Buffer }>;

/** Maximum number of cards checked per kind; the newest are checked. */
const CARDS_MAX = 100;
const AT_ONCE = 4;
/** Maximum number of requests per page while the page has not been rendered yet. */
const TRIES = 10;
const UNDRAWN = '<div id="root"></div>';

/**
 * Returns all public pages of a portal, including the pages of its newest cards. `all` also counts public cards that
 * are not checked.
 */
export async function publicPages(company: CompanyRow, context: Context): Promise<{ pages: Page[]; all: number }> {
  const cards = await Promise.all(CARD_KINDS.map((kind) => cardPages(kind, company, context)));
  const market = isMarketOpen(company)
    ? [
        page('/market/talents', formatMessage(messages.talentsPage), SETTINGS.portal),
        page('/market/jobs', formatMessage(messages.jobsPage), SETTINGS.portal),
      ]
    : [];
  const pages = [
    page('/', formatMessage(messages.homePage), SETTINGS.name),
    ...market,
    { ...page('/privacy-policy', formatMessage(messages.privacyPage), SETTINGS.legal), text: legalText('privacy') },
    { ...page('/terms-of-use', formatMessage(messages.termsPage), SETTINGS.legal), text: legalText('terms') },
    page('/embed-guide', formatMessage(messages.guidePage), SETTINGS.name),
    page('/embed-playground', formatMessage(messages.playgroundPage), SETTINGS.name),
    { ...page('/no-such-page', formatMessage(messages.missingPage), SETTINGS.name), isMissing: true as const },
  ];
  const shown = cards.flatMap(({ pages: some }) => some);
  const all = cards.reduce((sum, { total }) => sum + total, pages.length);
  return { pages: [...pages, ...shown], all };
}

/** Fetches the pages, a few at a time, so that visitors are not slowed down. */
export async function readPages(pages: Page[], get: Get, signal: AbortSignal): Promise<ReadPage[]> {
  const inTurn = pLimit(AT_ONCE);
  return Promise.all(
    pages.map((each) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const { status, html } = await drawn(each.path, get);
        const text = each.text ? (await get(each.text)).body.toString() : '';
        return { ...each, status, read: readPageHtml(`${html}${textIn(text)}`) };
      }),
    ),
  );
}

/**
 * Requests a page again until it is rendered, because the server sends the page without content if rendering takes too
 * long.
 */
async function drawn(path: string, get: Get): Promise<{ status: number; html: string }> {
  for (let tries = 1; ; tries++) {
    const { status, body } = await get(path);
    const html = body.toString();
    if (tries === TRIES || status !== 200 || !html.includes(UNDRAWN)) return { status, html };
  }
}

/** Reports pages that answer with an unexpected status. */
export function brokenPages(pages: ReadPage[]): CheckFinding[] {
  return pages
    .filter(({ status, isMissing }) => status !== (isMissing ? 404 : 200))
    .map(({ path, label, mend, status }) => ({
      check: 'pages',
      message: formatMessage(messages.brokenPage, { status }),
      place: { kind: 'page', label, path },
      sample: null,
      mend,
    }));
}

async function cardPages(
  kind: CardKind,
  company: CompanyRow,
  { db }: Context,
): Promise<{ pages: Page[]; total: number }> {
  const isOwn = sql`c.company_id = ${company.id} and ${visibleCards('c', { actor: VISITOR, company })}`;
  const table = sql.table(kind);
  const [newest, counted] = await Promise.all([
    sql<{
      id: number;
    }>`select c.id from ${table} c where ${isOwn} order by c.modified_at desc, c.id desc limit ${CARDS_MAX}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${table} c where ${isOwn}`.execute(db),
  ]);
  const rows = await loadCards(
    db,
    kind,
    newest.rows.map(({ id }) => id),
  );
  const pages = rows.map((row) => {
    const label = 'name' in row ? row.name : row.title;
    return page(getCardPath(kind, row), label, {
      label: formatMessage(messages.cardLink, { kind }),
      path: `${getCardWorkPath(kind, row)}/edit`,
    });
  });
  return { pages, total: counted.rows[0]!.total };
}

function legalText(name: 'privacy' | 'terms'): string {
  return `/api/companies/current/legal/${name}/`;
}

/** Returns the rich text of an API response, or an empty string. */
function textIn(answer: string): string {
  return answer ? ((JSON.parse(answer) as { text?: string | null }).text ?? '') : '';
}

function page(path: string, label: string, mend: CheckFinding['mend']): Page {
  return { path, label, mend };
}
