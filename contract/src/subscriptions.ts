import { z } from 'zod';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { TimeZone } from './card-editing.ts';
import { OnCompany } from './companies.ts';
import { Option } from './dictionaries.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, MessageId, SignedLink, textField } from './fields.ts';
import { LEAVING_MAX } from './limits.ts';
import { MarketTypeParam, SharedView } from './market.ts';
import { ResourceFilters } from './resources.ts';
import { WidgetForm } from './widget-forms.ts';

/** The active filters of a subscription as text, one entry per filter: `Skills: Go, Rust`. */
const FilterWords = z.array(z.string());

const SubscriptionLink = z.strictObject({
  uidb64: SignedLink,
});

const LinkedSubscription = z.object({
  /** Masked address: `a…@example.com`. */
  email: z.string(),
  filters: FilterWords,
});

/** How often digests of new entries are sent. */
export const FREQUENCIES = ['daily', 'weekly'] as const;
const Frequency = z.enum(FREQUENCIES);
export type Frequency = z.infer<typeof Frequency>;

/** When digests are sent, in local time. */
const DigestSchedule = z.strictObject({
  frequency: Frequency,
  hour: z.int().min(0).max(23),
  /** Of weekly digests: Monday is 1, Sunday 7. */
  weekday: z.int().min(1).max(7),
  /** IANA time zone name. */
  time_zone: TimeZone,
});
export type DigestSchedule = z.infer<typeof DigestSchedule>;

/** A market subscription: mails about new cards that match a market view. */
const MarketSubscription = z.object({
  type: MarketTypeParam,
  /** Masked address: `a…@example.com`. */
  email: z.string(),
  filters: FilterWords,
  frequency: Frequency,
});

/** A subscription of the requester. */
export const OwnSubscription = z.object({
  uid: z.uuid(),
  about: z.enum(['talents', 'jobs', 'resources']),
  filters: FilterWords,
  /** Portal path of the subscribed view. */
  path: z.string(),
  ...DigestSchedule.shape,
  is_paused: z.boolean(),
  /** False once the subscription has ended. */
  is_active: z.boolean(),
  created: z.string(),
});
export type OwnSubscription = z.infer<typeof OwnSubscription>;

/** Feedback on unsubscribing. */
export const Unsubscription = z.strictObject({
  reason: Id.optional(),
  comment: textField(LEAVING_MAX).trim().default(''),
});

export const subscriptions = {
  subscribe: defineEndpoint({
    method: 'POST',
    path: '/available_resources/subscribe/',
    access: 'public',
    cors: 'partners',
    summary: 'Mails a link that confirms a subscription. The answer is the same for known and unknown addresses.',
    query: OnCompany,
    body: z.strictObject({
      email: Email,
      filters: ResourceFilters.default({}),
      /** Omitted: those of the address's former subscription, or 9:00 UTC. */
      ...DigestSchedule.pick({ hour: true, time_zone: true }).partial().shape,
      /** Idempotency key made by the form: sending it again sends no second mail. */
      message_id: MessageId,
      g_response: CaptchaResponse,
      ...WidgetForm,
    }),
    response: Done,
  }),
  getSubscriptionLink: defineEndpoint({
    method: 'GET',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would confirm. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription.extend({
      /**
       * URL of the partner's page where the subscription was requested; null if it was not, or if that site may no
       * longer send forms.
       */
      page: z.string().nullable(),
    }),
  }),
  confirmSubscription: defineEndpoint({
    method: 'POST',
    path: '/available_resources/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'Confirms a subscription. The link works once and for three days.',
    params: SubscriptionLink,
    response: Done,
  }),
  getUnsubscribeLink: defineEndpoint({
    method: 'GET',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would end. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: LinkedSubscription.extend({
      /** False once the subscription has ended. */
      is_active: z.boolean(),
    }),
  }),
  unsubscribe: defineEndpoint({
    method: 'POST',
    path: '/available_resources/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'Ends a subscription, or adds the reason to one that has ended.',
    params: SubscriptionLink,
    body: Unsubscription,
    response: Done,
  }),
  listUnsubscribeReasons: defineEndpoint({
    method: 'GET',
    path: '/available_resources/dict/reason_choices/',
    access: 'public',
    summary: 'Why people unsubscribe.',
    response: z.array(Option),
  }),
  resubscribe: defineEndpoint({
    method: 'POST',
    path: '/available_resources/resubscribe/{uidb64}/',
    access: 'public',
    summary: 'Lets a subscription that has ended go on, by the link that ends it.',
    params: SubscriptionLink,
    response: Done,
  }),
  subscribeToMarket: defineEndpoint({
    method: 'POST',
    path: '/market/{type}/subscribe/',
    access: 'public',
    summary:
      'Subscribes to what is new in a market view: at once for one’s own address, otherwise by a mailed link. That answer is the same for known and unknown addresses.',
    params: z.strictObject({ type: MarketTypeParam }),
    body: SharedView.extend({
      frequency: Frequency,
      /**
       * Omitted: those of the former subscription, or Monday, 9:00, in the time zone of the requester's free hours or
       * UTC.
       */
      ...DigestSchedule.omit({ frequency: true }).partial().shape,
      /** Omitted by signed-in users: their own address. */
      email: Email.optional(),
      /** Idempotency key made by the form: sending it again sends no second mail. */
      message_id: MessageId,
      g_response: CaptchaResponse,
    }),
    response: Done.extend({ is_confirmed: z.boolean() }),
  }),
  getMarketSubscriptionLink: defineEndpoint({
    method: 'GET',
    path: '/market/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would confirm. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: MarketSubscription,
  }),
  confirmMarketSubscription: defineEndpoint({
    method: 'POST',
    path: '/market/subscription_activation/{uidb64}/',
    access: 'public',
    summary: 'Confirms a subscription to a market view. The link works once and for three days.',
    params: SubscriptionLink,
    response: Done,
  }),
  getMarketUnsubscribeLink: defineEndpoint({
    method: 'GET',
    path: '/market/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'What the link of a mail would end. Changes nothing.',
    secret: true,
    params: SubscriptionLink,
    response: MarketSubscription.extend({
      /** False once the subscription has ended. */
      is_active: z.boolean(),
    }),
  }),
  unsubscribeFromMarket: defineEndpoint({
    method: 'POST',
    path: '/market/unsubscribe/{uidb64}/',
    access: 'public',
    summary: 'Ends a subscription to a market view, or adds the reason to one that has ended.',
    params: SubscriptionLink,
    body: Unsubscription,
    response: Done,
  }),
  resubscribeToMarket: defineEndpoint({
    method: 'POST',
    path: '/market/resubscribe/{uidb64}/',
    access: 'public',
    summary: 'Lets a subscription that has ended go on, by the link that ends it.',
    params: SubscriptionLink,
    response: Done,
  }),
  listOwnSubscriptions: defineEndpoint({
    method: 'GET',
    path: '/profile/subscriptions/',
    access: 'user',
    summary: 'What this portal mails to one’s own address, the latest first.',
    response: z.array(OwnSubscription),
  }),
  changeOwnSubscription: defineEndpoint({
    method: 'PATCH',
    path: '/profile/subscriptions/{uid}/',
    access: 'user',
    summary: 'How often and when it comes, whether it pauses, and whether it has ended.',
    params: z.strictObject({ uid: z.uuid() }),
    body: z
      .strictObject({
        ...DigestSchedule.partial().shape,
        is_paused: z.boolean().optional(),
        is_active: z.boolean().optional(),
      })
      .refine((change) => Object.keys(change).length > 0, 'must change something'),
    response: OwnSubscription,
  }),
};
