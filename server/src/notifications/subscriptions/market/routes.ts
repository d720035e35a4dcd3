import type { Handlers } from '@crewdock/contract/endpoint';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import type { Frequency, subscriptions } from '@crewdock/contract/subscriptions';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { WithCaptcha } from '../../../people/captcha/captcha.ts';
import type { Context } from '../../../core/context/context.ts';
import { maskEmail } from '../../../infra/email/masked.ts';
import type { Services } from '../../../core/context/services.ts';
import { askedOfMarket, confirmMarketSubscriptionByLink } from './confirm.ts';
import { subscribeToMarket } from './subscribe.ts';
import { resolveMarketSubscription, resubscribeToMarket, unsubscribeFromMarket } from './unsubscribe.ts';
import { parseSubscribedView } from './view.ts';
import { describeView } from './words.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as notices from '../../../core/messages/notices.ts';

export const marketSubscriptionRoutes: Pick<
  Handlers<typeof subscriptions, Context & WithCaptcha & WithNames>,
  | 'subscribeToMarket'
  | 'getMarketSubscriptionLink'
  | 'confirmMarketSubscription'
  | 'getMarketUnsubscribeLink'
  | 'unsubscribeFromMarket'
  | 'resubscribeToMarket'
> = {
  async subscribeToMarket(input, context) {
    const is_confirmed = await subscribeToMarket(input, context);
    const detail = formatMessage(is_confirmed ? notices.subscribed : notices.confirmationEmailSent);
    return { detail, is_confirmed };
  },
  async getMarketSubscriptionLink({ params }, context) {
    return linked(await askedOfMarket(params.uidb64, context), context);
  },
  async confirmMarketSubscription({ params }, context) {
    await confirmMarketSubscriptionByLink(params.uidb64, context);
    return { detail: formatMessage(notices.subscribed) };
  },
  async getMarketUnsubscribeLink({ params }, context) {
    const found = await resolveMarketSubscription(params.uidb64, context);
    return { ...(await linked(found, context)), is_active: found.unsubscribed_at === null };
  },
  async unsubscribeFromMarket({ params, body }, context) {
    await unsubscribeFromMarket(params.uidb64, body, context);
    return { detail: formatMessage(notices.unsubscribed) };
  },
  async resubscribeToMarket({ params }, context) {
    await resubscribeToMarket(params.uidb64, context);
    return { detail: formatMessage(notices.subscribed) };
  },
};

interface Linked {
  kind: CardKind;
  email: string;
  query: string;
  frequency: Frequency;
}

async function linked({ kind, email, query, frequency }: Linked, { names }: WithNames) {
  const filters = describeView(kind, parseSubscribedView(query), await names());
  return { type: KINDS[kind].market, email: maskEmail(email), filters, frequency };
}

/** Handles one-click unsubscribe by a mail program. */
export async function unsubscribeFromMarketByClick(link: string, { db, vault }: Services): Promise<void> {
  await unsubscribeFromMarket(link, { comment: '' }, { db, vault, now: new Date() });
}
