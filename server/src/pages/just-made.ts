import type { FastifyInstance } from 'fastify';
import { mayHaveWritten } from '../infra/http/written.ts';

/** How long a page is reused, in milliseconds. */
const OLD_MS = 1000;
/** Maximum number of cached pages. The oldest page is evicted first. */
const MOST = 100;

/** Caches pages for one second and shares renderings in progress. Any write in this process clears the cache. */
export class JustMade<Page extends { mayBeKept: boolean }> {
  readonly #made = new Map<string, { at: number; page: Promise<Page> }>();

  constructor(app: FastifyInstance) {
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (mayHaveWritten(request)) this.#made.clear();
      done(null, payload);
    });
  }

  /**
   * Returns the page of this name if it was rendered within the last second or is being rendered; otherwise renders it.
   */
  of(name: string, make: () => Promise<Page>): Promise<Page> {
    const known = this.#made.get(name);
    if (known && performance.now() - known.at < OLD_MS) return known.page;
    const made = { at: performance.now(), page: make() };
    this.#keep(name, made);
    const forget = () => void (this.#made.get(name) === made && this.#made.delete(name));
    made.page.then(({ mayBeKept }) => mayBeKept || forget(), forget);
    return made.page;
  }

  #keep(name: string, made: { at: number; page: Promise<Page> }): void {
    this.#made.delete(name);
    this.#made.set(name, made);
    const [first] = this.#made.keys();
    if (this.#made.size > MOST) this.#made.delete(first!);
  }
}
