import type { Drawn, PageOrder, RenderedPage } from '@crewdock/contract/rendered-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentCompany } from '../companies/present.ts';
import { linkedSubSites } from '../companies/sub-sites.ts';
import { KeptBytes } from '../infra/http/lru-cache.ts';
import { PORTAL_DIST } from '../infra/http/static-files.ts';
import { writtenCookie } from '../infra/http/written.ts';
import { ProcessPool } from '../infra/workers/pool.ts';
import type { PageRequest } from './heads.ts';
import { getPreloadLinks } from './preloads.ts';

/** Path that replaces all paths without a page, so that scanners that request many paths get one cached page. */
export const NOWHERE = '/page-not-found';

/** Pages that are rendered on the server, and the portal modules with which their scripts start. */
const DRAWN: [path: RegExp, modules: string[]][] = [
  [/^\/$/, ['src/home/HomePage.tsx']],
  [/^\/market\/(talents|jobs)(\/[\w-]+)?$/, ['src/market/route.ts']],
  [/^\/available-resources$/, ['src/resources/route.ts']],
  // Excludes links with a share tag, whose visits are counted and which may require a password.
  [/^\/[tj]\/(?!\d+-\d+-\d+(?:-|$))[^/]+$/, ['src/card-page/route.ts']],
  [/^\/l\/(?!\d{9}-\d{12}(?:-|$))[^/]+$/, ['src/lists/route.ts']],
  [/^\/privacy-policy$/, ['src/legal/PrivacyPage.tsx']],
  [/^\/terms-of-use$/, ['src/legal/TermsPage.tsx']],
  [new RegExp(`^${NOWHERE}$`), ['src/not-found/NotFoundPage.tsx']],
];
const PROGRAM = join(PORTAL_DIST, '.server/draw.js');

/**
 * Time limit in milliseconds. If rendering takes longer, the page is sent without content and its script renders it in
 * the browser.
 */
const LATE_MS = 300;
const LIMITS = { ms: 5000, memoryMb: 512 };
const KEPT_BYTES = 32 * 1024 * 1024;
/**
 * Maximum number of render attempts per page. Each attempt reports missing API calls; no page needs more than two
 * rounds of calls.
 */
const ROUNDS = 3;

/** A rendered page with links that preload its modules. */
interface ShownPage extends RenderedPage {
  preloads: string[];
}

/** A cached page, the API calls it was rendered from, and a hash of their responses. */
interface Kept {
  calls: string[];
  tag: string;
  page: RenderedPage;
}

type Answers = PageOrder['answers'];
type Pool = ProcessPool<PageOrder, Drawn>;

/** Returns the path of a URL without the query and without a trailing slash. */
export function getUrlPath(url: string): string {
  return url.split('?', 1)[0]!.replace(/(?<=.)\/$/, '');
}

/** Returns whether the page at this path is rendered on the server. */
export function isDrawn(path: string): boolean {
  return DRAWN.some(([pattern]) => pattern.test(path));
}

/**
 * Server-side rendering: renders the portal's pages with the portal's components in worker processes, as a visitor
 * without a session sees them. The data comes from the API calls that the visitor's browser would make. A page is
 * rendered again only if the responses have changed.
 */
export class DrawnPages {
  readonly #app: FastifyInstance;
  readonly #https: boolean;
  readonly #kept = new KeptBytes(KEPT_BYTES);
  readonly #pool: Pool | null;
  readonly #preloads = new Map<RegExp, string[]>();

  constructor(app: FastifyInstance, https: boolean) {
    this.#app = app;
    this.#https = https;
    this.#pool = existsSync(PROGRAM)
      ? new ProcessPool({
          module: pathToFileURL(PROGRAM),
          name: 'draw',
          limits: LIMITS,
          jobsPerProcess: 5000,
          keepsOne: true,
          waiting: { perCaller: 20, overall: 20 },
        })
      : null;
    app.addHook('onClose', () => this.#pool?.close());
  }

  /** Renders the page at this URL. Returns null if the page is not rendered on the server, fails or takes too long. */
  async of(url: string, page: PageRequest, request: FastifyRequest): Promise<ShownPage | null> {
    const kind = DRAWN.find(([pattern]) => pattern.test(getUrlPath(url)));
    if (!this.#pool || !kind) return null;
    const [pattern, modules] = kind;
    const shown = await this.#inTime(this.#pool, `${page.site.origin}${url}`, page, request);
    if (!this.#preloads.has(pattern)) this.#preloads.set(pattern, getPreloadLinks(modules));
    return shown && { ...shown, preloads: this.#preloads.get(pattern)! };
  }

  async #inTime(pool: Pool, address: string, page: PageRequest, request: FastifyRequest) {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), LATE_MS);
    try {
      return await Promise.race([this.#draw(pool, address, page, request), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #draw(pool: Pool, address: string, page: PageRequest, request: FastifyRequest) {
    const kept = this.#read(address);
    const answers: Answers = {};
    try {
      await this.#ask(kept?.calls ?? [], answers, request);
      if (kept && kept.tag === tagOf(answers, page)) return kept.page;
      const company = page.company && presentCompany(page.company, page.origins);
      const order = { address, company, sub_sites: linkedSubSites(page.company, page), answers };
      for (let round = 0; round < ROUNDS; round++) {
        if (Object.values(answers).some(isTroubled)) return null;
        const drawn = await pool.run(`${address} ${tagOf(answers, page)}`, order, { caller: 'pages' });
        if (!drawn) return null;
        if ('page' in drawn) {
          const calls = Object.keys(answers);
          this.#keep(address, { calls, tag: tagOf(answers, page), page: drawn.page });
          return drawn.page;
        }
        await this.#ask(drawn.missing, answers, request);
      }
    } catch (error) {
      request.log.warn({ err: error }, 'could not render a page on the server');
    }
    return null;
  }

  async #ask(calls: string[], answers: Answers, request: FastifyRequest): Promise<void> {
    const { ip, host, headers } = request;
    const told = ['user-agent', 'dnt', 'sec-gpc'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
    const ofWriter = writtenCookie(request, this.#https);
    await Promise.all(
      calls.map(async (url) => {
        const asked = { url, remoteAddress: ip, headers: { ...Object.fromEntries(told), ...ofWriter, host } };
        const { statusCode: status, body } = await this.#app.inject(asked);
        answers[url] = { status, body };
      }),
    );
  }

  #read(address: string): Kept | null {
    const bytes = this.#kept.get(address);
    return bytes ? (JSON.parse(bytes.toString()) as Kept) : null;
  }

  #keep(address: string, kept: Kept): void {
    this.#kept.set(address, Buffer.from(JSON.stringify(kept)));
  }
}

/**
 * Returns whether a response is rate-limited or failed. Such responses must not be rendered, because pages are shared
 * between visitors.
 */
function isTroubled({ status }: Answers[string]): boolean {
  return status === 429 || status >= 500;
}

/** Returns a hash of all data on which the page depends. */
function tagOf(answers: Answers, { company }: PageRequest): string {
  const hash = createHash('sha256').update(JSON.stringify(company));
  for (const url of Object.keys(answers).toSorted())
    hash.update(`${url} ${answers[url]!.status} ${readContent(url, answers[url]!.body)}\n`);
  return hash.digest('base64url');
}

/**
 * Removes the cursor of available resources from a response: it changes with each write to the database. An earlier
 * cursor of the same list skips no entries.
 */
function readContent(url: string, body: string): string {
  return url.startsWith('/api/available_resources/') ? body.replace(/"cursor":"[\w-]*"/, '') : body;
}
