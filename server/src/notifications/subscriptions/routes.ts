import type { Handlers } from '@crewdock/contract/endpoint';
import type { subscriptions } from '@crewdock/contract/subscriptions';
import { onCompany } from '../../companies/asked.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithCaptcha } from '../../people/captcha/captcha.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Services } from '../../core/context/services.ts';
import { maskEmail } from '../../infra/email/masked.ts';
import { describeFilters } from '../../resources/present.ts';
import { findAskedSubscription, confirmSubscriptionByLink } from './confirm.ts';
import { requestSubscription } from './subscribe.ts';
import { marketSubscriptionRoutes } from './market/routes.ts';
import { ownSubscriptionRoutes } from './own.ts';
import { reactivateSubscription, resolveSubscription, endSubscription } from './unsubscribe.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const subscriptionRoutes: Handlers<typeof subscriptions, Context & WithCaptcha & WithNames> = {
  async subscribe({ query, body }, context) {
    await requestSubscription(body, await onCompany(query, context));
    return { detail: formatMessage(notices.confirmationEmailSent) };
  },
  async getSubscriptionLink({ params }, context) {
    const { email, filters, page } = await findAskedSubscription(params.uidb64, context);
    return { email: maskEmail(email), page, filters: describeFilters(filters, await context.names()) };
  },
  async confirmSubscription({ params }, context) {
    await confirmSubscriptionByLink(params.uidb64, context);
    return { detail: formatMessage(notices.subscribed) };
  },
  async getUnsubscribeLink({ params }, context) {
    const { email, filters, unsubscribed_at } = await resolveSubscription(params.uidb64, context);
    return {
      email: maskEmail(email),
      filters: describeFilters(filters, await context.names()),
      is_active: unsubscribed_at === null,
    };
  },
  async unsubscribe({ params, body }, context) {
    await endSubscription(params.uidb64, body, context);
    return { detail: formatMessage(notices.unsubscribed) };
  },
  async resubscribe({ params }, context) {
    await reactivateSubscription(params.uidb64, context);
    return { detail: formatMessage(notices.subscribed) };
  },
  async listUnsubscribeReasons(_, { db }) {
    return db.selectFrom('unsubscribe_reason').selectAll().orderBy('id').execute();
  },
  ...marketSubscriptionRoutes,
  ...ownSubscriptionRoutes,
};

/** Handles one-click unsubscribe by a mail program. */
export async function unsubscribeByClick(link: string, { db, vault }: Services): Promise<void> {
  await endSubscription(link, { comment: '' }, { db, vault, now: new Date() });
}
