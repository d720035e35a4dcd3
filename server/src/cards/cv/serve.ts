import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/http/context.ts';
import type { Services } from '../../platform/services.ts';
import { notFound } from '../../platform/http/errors.ts';
import { requestContext } from '../../platform/http/mount.ts';
import { slugOf } from '../public-id.ts';
import { visibleCard } from '../visible-card.ts';
import { sendUploadedCv } from '../files/cv-upload.ts';
import { isEmpty } from './content.ts';
import { cvInput } from './input.ts';
import { cvTag, renderedCv } from './renderer.ts';
import type { WithNames } from '../../dictionaries/names.ts';

type Params = { Params: { id: string } };
const hidden = { schema: { hide: true } };

/** The PDF of a talent, for whoever may see its card, and the uploaded CV, for who may edit it. */
export function serveCvs(app: FastifyInstance, services: Services & WithNames): void {
  app.get<Params>('/api/talents/:id/cv.pdf', hidden, async (request, reply) => {
    const context = await requestContext(request, services);
    const card = await visibleCard('talent', request.params.id, context);
    const input = await cvInput(card, context);
    if (isEmpty(input.content)) throw notFound();
    const etag = `"${cvTag(input)}"`;
    reply.headers({ etag, vary: 'Host, Authorization', 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { bytes } = await renderedCv(input);
    const name = `${[slugOf(card.name), slugOf(card.title)].filter(Boolean).join('-') || 'cv'}.pdf`;
    return reply
      .headers({ 'content-disposition': `inline; filename="${name}"` })
      .type('application/pdf')
      .send(bytes);
  });

  app.get<Params>('/api/talents/:id/cv-upload/', hidden, async (request, reply) => {
    const context: Omit<Context, 'cookies' | 'site'> = await requestContext(request, services);
    return sendUploadedCv(request.params.id, context, reply);
  });
}
