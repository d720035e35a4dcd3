import type { ResourceStatus } from '@crewdock/contract/resource-status';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { ResourceFilters } from '@crewdock/contract/resources';
import type { Frequency } from '@crewdock/contract/subscriptions';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardSkillColumns } from './cards.ts';
import type { Stamp } from './stamp.ts';

/** Available resources and their subscriptions. */
export interface ResourceTables {
  resource: ResourceTable;
  resource_skill: CardSkillColumns & { resource_id: number };
  /** Changes of the number of offered resources, written by triggers. Company 0 is none. */
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
    /** The company's consent text as last accepted. */
    consent: string | null;
    /** Hidden form fields of the partner's page, by name. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    frequency: Generated<Frequency>;
    hour: Generated<number>;
    weekday: Generated<number>;
    time_zone: Generated<string>;
    /** When the next digest is due. */
    next_at: Generated<Date>;
    is_paused: Generated<boolean>;
    mailed_at: Generated<Date | null>;
  };
  resource_subscription_request: {
    id: string;
    subscription_uid: string;
    filters: JSONColumnType<ResourceFilters>;
    /** Null: unchanged. */
    hour: number | null;
    time_zone: string | null;
    /** The partner's page where it was requested, or null. */
    page: string | null;
    /** The company's consent text as accepted; copied to the subscription on confirmation. */
    consent: string | null;
    /** Hidden form fields of the partner's page, by name. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    expires_at: Date;
    used_at: Date | null;
  };
  /** How reliably a provider answers freshness emails. */
  resource_freshness: {
    owner_id: number;
    /** The day of the last freshness email; null: none was sent. */
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
  /** Total years of experience. */
  experience: number | null;
  summary: Generated<string>;
  /**
   * The provider's own id of the person. This field and those up to `cv_url` are visible to the owner's side and staff
   * only.
   */
  reference: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  /** Current or last employer. */
  employer: Generated<string>;
  /** Path in the `file` table. */
  cv_file: string | null;
  cv_url: Generated<string>;
  /** ISO 8601, without a time. */
  available_from: Generated<string>;
  status: Generated<ResourceStatus>;
  offered_at: Stamp;
  /** When the provider last confirmed the data. */
  confirmed_at: Stamp;
  /** When an email last asked for confirmation. */
  asked_at: Date | null;
  /** The import that wrote the row last; null when it was edited otherwise. */
  import_uid: string | null;
  /** Soft delete: hidden everywhere, restorable for a day. */
  deleted_at: Date | null;
  created_at: Stamp;
  modified_at: Stamp;
}
