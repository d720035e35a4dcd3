import type { CardKind, MarketType } from '@crewdock/contract/kinds';
import type { Frequency } from '@crewdock/contract/subscriptions';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Search index of the market. */
export interface MarketTables {
  market_talent: MarketIndexColumns & {
    country: number | null;
    available_from: string | null;
    notice_period: number | null;
  };
  market_talent_words: { card_id: number; called: string; words: string; words_version: Generated<number> };
  market_request: MarketIndexColumns & {
    countries: number[];
    engagement: number | null;
    work_mode: number | null;
  };
  market_request_words: { card_id: number; called: string; words: string; words_version: Generated<number> };
  market_change: {
    id: GeneratedAlways<number>;
    xid: Generated<string>;
    kind: 'talent' | 'request';
    card_ids: number[];
    at: Stamp;
  };
  market_change_loss: { is_only: Generated<boolean>; trimmed: string; emptied: string };
  market_link: {
    hash: string;
    company_id: number;
    type: MarketType;
    query: string;
    created_at: Stamp;
  };
}

/** Email alerts of market views. */
export interface MarketSubscriptionTables {
  /** One row per card: when the card was last added to its market or changed there. */
  market_news: { kind: CardKind; card_id: number; xid: Generated<string>; at: Stamp };
  market_subscription: {
    uid: Generated<string>;
    email: string;
    company_id: number | null;
    kind: CardKind;
    /** Query string of the market page. */
    query: string;
    frequency: Frequency;
    hour: Generated<number>;
    weekday: Generated<number>;
    time_zone: Generated<string>;
    /** When the next digest is sent. */
    next_at: Generated<Date>;
    mailed_at: Generated<Date | null>;
    is_paused: Generated<boolean>;
    confirmed_at: Generated<Date | null>;
    unsubscribed_at: Generated<Date | null>;
    reason_id: Generated<number | null>;
    comment: Generated<string>;
    created_at: Stamp;
    /** When the view was last checked, and the snapshot of the transactions that were visible then. */
    looked_at: Generated<Date | null>;
    seen: Generated<string | null>;
    /**
     * One bit per card id: set for cards that matched when the subscription began or that have been emailed since then.
     * Null before the first digest.
     */
    told: Generated<Buffer | null>;
  };
  market_subscription_request: {
    id: string;
    subscription_uid: string;
    frequency: Frequency;
    /** The requested hour; null to keep the current one. */
    hour: number | null;
    weekday: number | null;
    time_zone: string | null;
    created_at: Stamp;
    expires_at: Date;
    used_at: Generated<Date | null>;
  };
}

interface MarketIndexColumns {
  card_id: number;
  company_id: number;
  seniority: number | null;
  english: number | null;
  priority: number;
  full_stack: boolean;
  hourly_low: number | null;
  hourly_high: number | null;
  monthly_low: number | null;
  monthly_high: number | null;
  sort_low: number | null;
  sort_high: number | null;
  modified: Date;
  skills: number[];
  main_skills: number[];
  specializations: number[];
  categories: number[];
  industries: number[];
  facets: number[];
}
