import type { Frequency } from '@crewdock/contract/subscriptions';
import { call } from '../api.ts';

/** The subscription behind the link of a mail. */
export interface Linked {
  email: string;
  filters: string[];
  /** Of the market's. */
  type?: 'talents' | 'jobs';
  frequency?: Frequency;
  /** Of the partner's site on which it was asked for. */
  page?: string | null;
}

interface Leaving {
  reason?: number;
  comment?: string;
}

/** What the links of one sort of subscription look up and do. */
export interface Way {
  name: string;
  lookUp: (uidb64: string, signal: AbortSignal) => Promise<Linked>;
  confirm: (uidb64: string) => Promise<unknown>;
  lookUpEnd: (uidb64: string, signal: AbortSignal) => Promise<Linked & { is_active: boolean }>;
  end: (uidb64: string, body: Leaving) => Promise<unknown>;
  goOn: (uidb64: string) => Promise<unknown>;
}

/** Available people. */
export const RESOURCES: Way = {
  name: 'resources',
  lookUp: (uidb64, signal) =>
    call('GET /available_resources/subscription_activation/{uidb64}/', { params: { uidb64 }, signal }),
  confirm: (uidb64) => call('POST /available_resources/subscription_activation/{uidb64}/', { params: { uidb64 } }),
  lookUpEnd: (uidb64, signal) => call('GET /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, signal }),
  end: (uidb64, body) => call('POST /available_resources/unsubscribe/{uidb64}/', { params: { uidb64 }, body }),
  goOn: (uidb64) => call('POST /available_resources/resubscribe/{uidb64}/', { params: { uidb64 } }),
};

/** Views of the market. */
export const MARKET: Way = {
  name: 'market',
  lookUp: (uidb64, signal) => call('GET /market/subscription_activation/{uidb64}/', { params: { uidb64 }, signal }),
  confirm: (uidb64) => call('POST /market/subscription_activation/{uidb64}/', { params: { uidb64 } }),
  lookUpEnd: (uidb64, signal) => call('GET /market/unsubscribe/{uidb64}/', { params: { uidb64 }, signal }),
  end: (uidb64, body) => call('POST /market/unsubscribe/{uidb64}/', { params: { uidb64 }, body }),
  goOn: (uidb64) => call('POST /market/resubscribe/{uidb64}/', { params: { uidb64 } }),
};

/** When a mail is written, after “writes to you”. */
export function whenWritten({ type, frequency }: Pick<Linked, 'type' | 'frequency'>): string {
  if (type === undefined) return 'when new people are available';
  return `${frequency === 'weekly' ? 'once a week' : 'once a day'} at most, when there are new ${type}`;
}

/** What nothing filtered asks for. */
export function everythingOf({ type }: Pick<Linked, 'type'>): string {
  return type === undefined ? 'Everybody who becomes available.' : `All new ${type}.`;
}
