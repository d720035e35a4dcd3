import type { FastifyInstance } from 'fastify';
import { mayHaveWritten } from '../platform/http/written.ts';

/** So old may a page be that is given once more. */
const OLD_MS = 1000;
/** Pages that are kept at a time; the one that was made first goes first. */
const MOST = 100;

/** Pages of the last second, for all who ask for the same one. What is written through this process ends them at once. */
export class JustMade<Page extends { mayBeKept: boolean }> {
  readonly #made = new Map<string, { at: number; page: Promise<Page> }>();

  constructor(app: FastifyInstance) {
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (mayHaveWritten(request)) this.#made.clear();
      done(null, payload);
    });
  }

  /** The page of this name: made now, unless it was within the last second or is being made. */
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
