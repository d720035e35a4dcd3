import type { FastifyInstance } from 'fastify';
import { readRequestBody } from './bodies.ts';
import { AppError } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/http.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/**
 * Handles one-click unsubscribe (RFC 8058): mail programs post to the URL in the List-Unsubscribe header. These
 * requests come from any origin and without cookies; the signed link in the path is the only authorization.
 */
export function takeOneClicks(
  app: FastifyInstance,
  page: `/${string}`,
  unsubscribe: (link: string) => Promise<void>,
): void {
  app.post<{ Params: { link: string } }>(`${page}/:link`, { schema: { hide: true } }, async (request, reply) => {
    const form = (await readRequestBody(request, true)) as Record<string, unknown> | null;
    if (form?.['List-Unsubscribe'] !== 'One-Click')
      throw new AppError('malformed_request', formatMessage(errors.oneClick));
    await unsubscribe(request.params.link);
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('You’ve been unsubscribed');
  });
}
