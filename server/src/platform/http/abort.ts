import type { FastifyInstance, FastifyReply } from 'fastify';

/** Aborted when the caller goes before the answer is out. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Aborted when the server begins to end. */
export function whenClosing(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return closing.signal;
}
