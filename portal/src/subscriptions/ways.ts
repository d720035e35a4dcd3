import type { Frequency } from '@crewdock/contract/subscriptions';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { portalName } from '../session/company.ts';

/** The subscription to which a link in an email refers. */
export interface EmailLinkSubscription {
  email: string;
  filters: string[];
  /** Set only for market subscriptions. */
  type?: 'talents' | 'jobs';
  frequency?: Frequency;
  /** URL of the partner's page on which the person subscribed. */
  page?: string | null;
}

interface Leaving {
  reason?: number;
  comment?: string;
}

/** The API calls for a type of subscription. */
export interface SubscriptionApi {
  name: string;
  lookUp: (uidb64: string, signal: AbortSignal) => Promise<EmailLinkSubscription>;
  confirm: (uidb64: string) => Promise<unknown>;
  lookUpEnd: (uidb64: string, signal: AbortSignal) => Promise<EmailLinkSubscription & { is_active: boolean }>;
  end: (uidb64: string, body: Leaving) => Promise<unknown>;
  goOn: (uidb64: string) => Promise<unknown>;
}

export const RESOURCE_SUBSCRIPTIONS: SubscriptionApi = {
  name: 'resources',
  lookUp: (uidb64, signal) =>
    call('GET /available_resources/subscription_activation/{uidb64}/', { params: { uidb64 }, signal }),
  confirm: (uidb64) => call('POST /available_resources/subscription_activation/{uidb64}/', { params: { uidb64 } }),
  lookUpEnd: (uidb64, signal) => call('GET /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, signal }),
  end: (uidb64, body) => call('POST /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, body }),
  goOn: (uidb64) => call('POST /available_resources/resubscribe/{uidb64}/', { params: { uidb64 } }),
};

export const MARKET: SubscriptionApi = {
  name: 'market',
  lookUp: (uidb64, signal) => call('GET /market/subscription_activation/{uidb64}/', { params: { uidb64 }, signal }),
  confirm: (uidb64) => call('POST /market/subscription_activation/{uidb64}/', { params: { uidb64 } }),
  lookUpEnd: (uidb64, signal) => call('GET /market/unsubscribe/{uidb64}/', { params: { uidb64 }, signal }),
  end: (uidb64, body) => call('POST /market/unsubscribe/{uidb64}/', { params: { uidb64 }, body }),
  goOn: (uidb64) => call('POST /market/resubscribe/{uidb64}/', { params: { uidb64 } }),
};

/** Describes when the portal sends emails. */
export function describeEmails({ email, type, frequency }: EmailLinkSubscription): string {
  const values = { portal: portalName(), email };
  if (type === undefined) return t(messages.emailsAvailable, values);
  return t(frequency === 'weekly' ? messages.emailsWeekly : messages.emailsDaily, { ...values, type });
}

/** Returns the text shown for a subscription without filters. */
export function getUnfilteredText({ type }: Pick<EmailLinkSubscription, 'type'>): string {
  return t(messages.noFilters, { type: type ?? 'resources' });
}
