import type { Handlers } from '@crewdock/contract/endpoint';
import type { resources } from '@crewdock/contract/resources';
import type { FastifyInstance } from 'fastify';
import { onCompany } from '../companies/asked.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { Services } from '../platform/services.ts';
import { AppError } from '../platform/http/errors.ts';
import { bodyOf } from '../platform/http/bodies.ts';
import { describeFilters } from '../resources/present.ts';
import { askedBy, confirm } from './confirm.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOf, unsubscribe } from './unsubscribe.ts';

export const subscriptionRoutes: Omit<
  Handlers<typeof resources, Context & WithCaptcha & WithNames>,
  'listResources'
> = {
  async subscribe({ query, body }, context) {
    await subscribe(body, await onCompany(query, context));
    return { detail: 'We have sent you a mail: follow its link to confirm.' };
  },
  async getSubscriptionLink({ params }, context) {
    const { email, filters } = await askedBy(params.uidb64, context);
    return { email: masked(email), filters: describeFilters(filters, await context.names()) };
  },
  async confirmSubscription({ params }, context) {
    await confirm(params.uidb64, context);
    return { detail: 'Thank you for subscribing!' };
  },
  async getUnsubscribeLink({ params }, context) {
    const { email, filters, unsubscribed_at } = await subscriptionOf(params.uidb64, context);
    return {
      email: masked(email),
      filters: describeFilters(filters, await context.names()),
      is_active: unsubscribed_at === null,
    };
  },
  async unsubscribe({ params, body }, context) {
    await unsubscribe(params.uidb64, body, context);
    return { detail: 'You’ve been unsubscribed' };
  },
  async listUnsubscribeReasons(_, { db }) {
    return db.selectFrom('unsubscribe_reason').selectAll().orderBy('id').execute();
  },
};

/** `ada@example.com` as `a…@example.com`: a mail may be forwarded with its links. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1…');
}

/**
 * Mail programs post to the page of a mail's List-Unsubscribe header when its reader presses their button (RFC 8058). They come from
 * anywhere and carry no cookie: the link alone says what they may.
 */
export function takeOneClicks(app: FastifyInstance, { db }: Services): void {
  app.post<{ Params: { link: string } }>(
    '/available-resources-unsubscribe/:link',
    { schema: { hide: true } },
    async (request, reply) => {
      const form = (await bodyOf(request, true)) as Record<string, unknown> | null;
      if (form?.['List-Unsubscribe'] !== 'One-Click')
        throw new AppError('malformed_request', 'This is no one-click form.');
      await unsubscribe(request.params.link, { comment: '' }, { db, now: new Date() });
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('You’ve been unsubscribed');
    },
  );
}
