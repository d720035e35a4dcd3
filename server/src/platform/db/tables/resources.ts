import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { ResourceFilters } from '@crewdock/contract/resources';
import type { Frequency } from '@crewdock/contract/subscriptions';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardSkillColumns } from './cards.ts';
import type { Stamp } from './stamp.ts';

/** Who can be placed now, and who wants to hear of them. */
export interface ResourceTables {
  resource: ResourceTable;
  resource_skill: CardSkillColumns & { resource_id: number };
  /** What writes changed of how many are offered by whom: the database keeps it. Company 0 is none. */
  resource_count: { owner_id: number; company_id: number; offered: number };
  resource_subscription: {
    uid: Generated<string>;
    email: string;
    company_id: number | null;
    filters: JSONColumnType<ResourceFilters, string | undefined>;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    reason_id: number | null;
    comment: Generated<string>;
    /** The company's words that were agreed to last. */
    consent: string | null;
    /** What the partner's page sent along, by names. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    frequency: Generated<Frequency>;
    is_paused: Generated<boolean>;
    mailed_at: Generated<Date | null>;
  };
  resource_subscription_request: {
    id: string;
    subscription_uid: string;
    filters: JSONColumnType<ResourceFilters>;
    /** The partner's on which it was asked for, or null. */
    page: string | null;
    /** The company's words that were agreed to; the subscription keeps them once it is confirmed. */
    consent: string | null;
    /** What the partner's page sent along, by names. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    expires_at: Date;
    used_at: Date | null;
  };
  /** How well a provider answers whether people are still free. */
  resource_freshness: {
    owner_id: number;
    /** The day of the last mail that asked. */
    asked_on: string | null;
    answered: Generated<number>;
    answered_seconds: Generated<number>;
    lapsed: Generated<number>;
  };
  /** A filtered view behind a short link; company 0 is the main portal. */
  resource_link: { hash: string; company_id: number; query: string; created_at: Stamp };
  resource_told: { subscription_uid: string; resource_id: number };
}

interface ResourceTable {
  id: GeneratedAlways<number>;
  uid: Generated<string>;
  version: Generated<number>;
  owner_id: number;
  company_id: number | null;
  name: string;
  title: string;
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  city: Generated<string>;
  /** US dollars. */
  hourly_rate: number | null;
  /** US dollars. */
  monthly_rate: number | null;
  /** Years in all. */
  experience: number | null;
  summary: Generated<string>;
  /** The provider's own key of the person. This and what follows up to `cv_url` is for the owner's side and staff alone. */
  reference: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** Where the person works, or worked last. */
  employer: Generated<string>;
  /** A path of `file`. */
  cv_file: string | null;
  cv_url: Generated<string>;
  /** ISO 8601, without a time. */
  available_from: Generated<string>;
  status: Generated<ResourceStatus>;
  offered_at: Stamp;
  /** When the provider last said that this is how it is. */
  confirmed_at: Stamp;
  /** When a mail last asked whether it still is so. */
  asked_at: Date | null;
  /** What wrote it last, if that was an import. */
  import_uid: string | null;
  /** It waits a day for whoever wants it back, and shows nowhere. */
  deleted_at: Date | null;
  created_at: Stamp;
  modified_at: Stamp;
}
