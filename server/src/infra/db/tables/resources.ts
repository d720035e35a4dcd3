import type { EngagementType } from '@crewdock/contract/engagement-types';
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
  /** Changes in the number of offered resources, written by triggers. Company 0 means no company. */
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
    /** The company's consent text that the subscriber last accepted. */
    consent: string | null;
    /** Hidden form fields of the partner's page, by name. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    frequency: Generated<Frequency>;
    hour: Generated<number>;
    weekday: Generated<number>;
    time_zone: Generated<string>;
    /** When the next digest is sent. */
    next_at: Generated<Date>;
    is_paused: Generated<boolean>;
    mailed_at: Generated<Date | null>;
    /** When matching resources were last checked. */
    looked_at: Generated<Date | null>;
    /**
     * One bit per resource id: set for resources that matched when the subscription began or when they were last
     * checked. Null before the first digest of a subscription of the previous release.
     */
    known_ids: Generated<Buffer | null>;
  };
  resource_subscription_request: {
    id: string;
    subscription_uid: string;
    filters: JSONColumnType<ResourceFilters>;
    /** The requested hour; null to keep the current one. */
    hour: number | null;
    time_zone: string | null;
    /** The partner's page from which the subscription was requested, or null. */
    page: string | null;
    /** The company's consent text that the subscriber accepted; copied to the subscription on confirmation. */
    consent: string | null;
    /** Hidden form fields of the partner's page, by name. */
    hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
    created_at: Stamp;
    expires_at: Date;
    used_at: Date | null;
  };
  /** How reliably a provider answers the emails that ask for confirmation. */
  resource_freshness: {
    owner_id: number;
    /** Day of the last email that asked for confirmation; null if none was sent. */
    asked_on: string | null;
    answered: Generated<number>;
    answered_seconds: Generated<number>;
    lapsed: Generated<number>;
  };
  /** A filtered view with a short link. Company 0 means the main portal. */
  resource_link: { hash: string; company_id: number; query: string; created_at: Stamp };
  /** One row per resource: when a change last affected which searches find it. Written by triggers. */
  resource_change: { resource_id: number; changed_at: Stamp };
  /** Resources in digests sent by the previous release, for the first digest after the upgrade. */
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
  /** Permits and visas, separated by a comma and a space. */
  work_authorization: Generated<string>;
  engagement_types: Generated<EngagementType[]>;
  /** Whether the person would move for a job; null if not specified. */
  relocation: boolean | null;
  /** Rate in US dollars. */
  hourly_rate: number | null;
  /** Rate in US dollars. */
  monthly_rate: number | null;
  /** Total years of experience. */
  experience: number | null;
  summary: Generated<string>;
  /**
   * The provider's own id for the person. Only the owner's side and staff may see the columns from `reference` to
   * `cv_url`.
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
  /** When the provider last confirmed that the data is up to date. */
  confirmed_at: Stamp;
  /** When the provider was last asked by email for confirmation. */
  asked_at: Date | null;
  /** The import that last wrote the row; null when the last edit was not an import. */
  import_uid: string | null;
  /** Soft delete: the row is hidden everywhere and can be restored for a day. */
  deleted_at: Date | null;
  created_at: Stamp;
  modified_at: Stamp;
  /** Search words for staff. Written by `storeWords`; a trigger sets them to null when the source columns change. */
  staff_words: GeneratedAlways<string | null>;
  /** Folded name and title, for finding duplicates of a person. */
  person_key: GeneratedAlways<string | null>;
  /** Search words for visitors. */
  public_words: GeneratedAlways<string | null>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
}
