import type { FastifyInstance, FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects before the response is complete. */
export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Returns a signal that aborts when the server starts to shut down. */
export function whenClosing(app: FastifyInstance): AbortSignal {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  return closing.signal;
}
