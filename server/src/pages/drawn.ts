import type { Drawn, PageOrder, RenderedPage } from '@crewdock/contract/rendered-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { presentCompany } from '../companies/present.ts';
import { KeptBytes } from '../platform/kept-bytes.ts';
import { PORTAL_DIST } from '../platform/http/static-files.ts';
import { writtenCookie } from '../platform/http/written.ts';
import { ProcessPool } from '../platform/processes/pool.ts';
import type { PageRequest } from './heads.ts';
import { preloadsOf } from './preloads.ts';

/** Stands for every address that the portal has no page for: programs that look for holes ask for many, and get the same page. */
export const NOWHERE = '/page-not-found';

/** Pages that are drawn before they are sent, and the portal's modules that their scripts begin with. */
const DRAWN: [path: RegExp, modules: string[]][] = [
  [/^\/$/, ['src/home/HomePage.tsx']],
  [/^\/market\/(talents|jobs)(\/[\w-]+)?$/, ['src/market/route.ts']],
  [/^\/available-resources$/, ['src/resources/route.ts']],
  // Not what a link with a tag shows: who opens it is counted, and may have to know a password.
  [/^\/[tj]\/(?!\d+-\d+-\d+(?:-|$))[^/]+$/, ['src/card-page/route.ts']],
  [/^\/l\/(?!\d{9}-\d{12}(?:-|$))[^/]+$/, ['src/lists/route.ts']],
  [/^\/privacy-policy$/, ['src/legal/PrivacyPage.tsx']],
  [/^\/terms-of-use$/, ['src/legal/TermsPage.tsx']],
  [new RegExp(`^${NOWHERE}$`), ['src/not-found/NotFoundPage.tsx']],
];
const PROGRAM = join(PORTAL_DIST, '.server/draw.js');

/** Longer than this nobody waits for a page that its own script draws as well. */
const LATE_MS = 300;
const LIMITS = { ms: 5000, memoryMb: 512 };
const KEPT_BYTES = 32 * 1024 * 1024;
/** What a page asks for first says what it asks for then; none asks a third time. */
const ROUNDS = 3;

/** A page with links to what it needs. */
interface ShownPage extends RenderedPage {
  preloads: string[];
}

/** A page by its address, as it was drawn from these answers. */
interface Kept {
  calls: string[];
  tag: string;
  page: RenderedPage;
}

type Answers = PageOrder['answers'];
type Pool = ProcessPool<PageOrder, Drawn>;

/** Without what is asked of it, and without a slash at its end. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0]!.replace(/(?<=.)\/$/, '');
}

/** Whether the server draws what stands at this path. */
export function isDrawn(path: string): boolean {
  return DRAWN.some(([pattern]) => pattern.test(path));
}

/**
 * Draws the portal's pages as a visitor sees them, with the portal's own components, in processes of their own. What they show is
 * asked of the API as the visitor's browser would ask it; a page whose answers are the same is not drawn again.
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

  /** The page at this address of the host, or null: then its script draws it. */
  async of(url: string, page: PageRequest, request: FastifyRequest): Promise<ShownPage | null> {
    const kind = DRAWN.find(([pattern]) => pattern.test(pathOf(url)));
    if (!this.#pool || !kind) return null;
    const [pattern, modules] = kind;
    const shown = await this.#inTime(this.#pool, `${page.site.origin}${url}`, page, request);
    if (!this.#preloads.has(pattern)) this.#preloads.set(pattern, preloadsOf(modules));
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
      const order = { address, company, answers };
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
      request.log.warn({ err: error }, 'a page could not be drawn');
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

/** Of a caller who has asked too much, or of a server in trouble: nobody else is to see a page of it. */
function isTroubled({ status }: Answers[string]): boolean {
  return status === 429 || status >= 500;
}

/** Another one whenever the page would be. */
function tagOf(answers: Answers, { company }: PageRequest): string {
  const hash = createHash('sha256').update(JSON.stringify(company));
  for (const url of Object.keys(answers).toSorted())
    hash.update(`${url} ${answers[url]!.status} ${answers[url]!.body}\n`);
  return hash.digest('base64url');
}
