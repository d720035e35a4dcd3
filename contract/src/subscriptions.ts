import { z } from 'zod';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { OnCompany } from './companies.ts';
import { Option } from './dictionaries.ts';
import { endpoint } from './endpoint.ts';
import { Id, SignedLink, text } from './fields.ts';
import { LEAVING_MAX } from './limits.ts';
import { MarketTypeParam, SharedView } from './market.ts';
import { ResourceFilters } from './resources.ts';
import { WidgetForm } from './widget-forms.ts';

/** The filters of a subscription in words, one for each that is on: `Skills: Go, Rust`. */
const FilterWords = z.array(z.string());

const SubscriptionLink = z.strictObject({
  uidb64: SignedLink,
});

const LinkedSubscription = z.object({
  /** Enough of the address to recognise it: `a…@example.com`. */
  email: z.string(),
  filters: FilterWords,
});

/** How often somebody hears of what is new. */
export const FREQUENCIES = ['daily', 'weekly'] as const;
const Frequency = z.enum(FREQUENCIES);
export type Frequency = z.infer<typeof Frequency>;

/** A market view by mail: what comes to the market and would be shown there. */
const MarketSubscription = z.object({
  type: MarketTypeParam,
  /** Enough of the address to recognise it: `a…@example.com`. */
  email: z.string(),
  filters: FilterWords,
  frequency: Frequency,
});

/** One of one's own subscriptions. */
export const OwnSubscription = z.object({
  uid: z.uuid(),
  about: z.enum(['talents', 'jobs', 'resources']),
  filters: FilterWords,
  /** Where the portal shows what it asks for. */
  path: z.string(),
  frequency: Frequency,
  is_paused: z.boolean(),
  /** False: it has ended. */
  is_active: z.boolean(),
  created: z.string(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

/** What somebody says on leaving. */
export const Unsubscription = z.strictObject({
  reason: Id.optional(),
  comment: text(LEAVING_MAX).trim().default(''),
});

export const subscriptions = {
  subscribe: endpoint({
    method: 'POST',
    path: '/available_resources/subscribe/',
    access: 'public',
    cors: 'partners',
    summary: 'Mails a link that confirms a subscription. The answer is the same for known and unknown addresses.',
    query: OnCompany,
    body: z.strictObject({
      email: Email,
      filters: ResourceFilters.default({}),
      /** Made by the form, so that sending it again does not send another mail. */
      message_id: z.uuid(),
      g_response: CaptchaResponse,
      ...WidgetForm,
    }),
    response: Done,
  }),
  getSubscriptionLink: endpoint({
    method: 'GET',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would confirm. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription.extend({
      /** Of the partner's site on which it was asked for, if it was and the site may still send forms. */
      page: z.string().nullable(),
    }),
  }),
  confirmSubscription: endpoint({
    method: 'POST',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'Confirms a subscription. The link works once and for three days.',
    params: SubscriptionLink,
    response: Done,
  }),
  getUnsubscribeLink: endpoint({
    method: 'GET',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would end. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription.extend({
      /** False: it has ended already. */
      is_active: z.boolean(),
    }),
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'Ends a subscription, or adds the reason to one that has ended.',
    params: SubscriptionLink,
    body: Unsubscription,
    response: Done,
  }),
  listUnsubscribeReasons: endpoint({
    method: 'GET',
    path: '/available_resources/dict/reason_choices/',
    access: 'public',
    summary: 'Why people unsubscribe.',
    response: z.array(Option),
  }),
  resubscribe: endpoint({
    method: 'POST',
    path: '/available_resources/resubscribe/{uidb64}/',
    access: 'public',
    summary: 'Lets a subscription that has ended go on, by the link that ends it.',
    params: SubscriptionLink,
    response: Done,
  }),
  subscribeToMarket: endpoint({
    method: 'POST',
    path: '/market/{type}/subscribe/',
    access: 'public',
    summary:
      'Subscribes to what is new in a market view: at once for one’s own address, otherwise by a mailed link. That answer is the same for known and unknown addresses.',
    params: z.strictObject({ type: MarketTypeParam }),
    body: SharedView.extend({
      frequency: Frequency,
      /** Whoever is signed in may leave it out: their own. */
      email: Email.optional(),
      /** Made by the form, so that sending it again does not send another mail. */
      message_id: z.uuid(),
      g_response: CaptchaResponse,
    }),
    response: Done.extend({ is_confirmed: z.boolean() }),
  }),
  getMarketSubscriptionLink: endpoint({
    method: 'GET',
    path: '/market/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would confirm. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: MarketSubscription,
  }),
  confirmMarketSubscription: endpoint({
    method: 'POST',
    path: '/market/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'Confirms a subscription to a market view. The link works once and for three days.',
    params: SubscriptionLink,
    response: Done,
  }),
  getMarketUnsubscribeLink: endpoint({
    method: 'GET',
    path: '/market/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would end. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: MarketSubscription.extend({
      /** False: it has ended already. */
      is_active: z.boolean(),
    }),
  }),
  unsubscribeFromMarket: endpoint({
    method: 'POST',
    path: '/market/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'Ends a subscription to a market view, or adds the reason to one that has ended.',
    params: SubscriptionLink,
    body: Unsubscription,
    response: Done,
  }),
  resubscribeToMarket: endpoint({
    method: 'POST',
    path: '/market/resubscribe/{uidb64}/',
    access: 'public',
    summary: 'Lets a subscription that has ended go on, by the link that ends it.',
    params: SubscriptionLink,
    response: Done,
  }),
  listOwnSubscriptions: endpoint({
    method: 'GET',
    path: '/profile/subscriptions/',
    access: 'user',
    summary: 'What this portal mails to one’s own address, the latest first.',
    response: z.array(OwnSubscription),
  }),
  changeOwnSubscription: endpoint({
    method: 'PATCH',
    path: '/profile/subscriptions/{uid}/',
    access: 'user',
    summary: 'How often it comes, whether it pauses, and whether it has ended.',
    params: z.strictObject({ uid: z.uuid() }),
    body: z
      .strictObject({
        frequency: Frequency.optional(),
        is_paused: z.boolean().optional(),
        is_active: z.boolean().optional(),
      })
      .refine((change) => Object.keys(change).length > 0, 'must change something'),
    response: OwnSubscription,
  }),
};
