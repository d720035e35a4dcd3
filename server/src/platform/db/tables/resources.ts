import type { ResourceFilters } from '@crewdock/contract/resources';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CardSkillColumns } from './cards.ts';
import type { Stamp } from './stamp.ts';

/** Who can be placed now, and who wants to hear of them. */
export interface ResourceTables {
  resource: ResourceTable;
  resource_skill: CardSkillColumns & { resource_id: number };
  resource_subscription: {
    uid: Generated<string>;
    email: string;
    company_id: number | null;
    filters: JSONColumnType<ResourceFilters, string | undefined>;
    confirmed_at: Date | null;
    unsubscribed_at: Date | null;
    reason_id: number | null;
    comment: Generated<string>;
    created_at: Stamp;
  };
  resource_subscription_request: {
    id: string;
    subscription_uid: string;
    filters: JSONColumnType<ResourceFilters>;
    created_at: Stamp;
    expires_at: Date;
    used_at: Date | null;
  };
  resource_told: { subscription_uid: string; resource_id: number };
}

interface ResourceTable {
  id: GeneratedAlways<number>;
  uid: Generated<string>;
  owner_id: number;
  company_id: number | null;
  name: string;
  title: string;
  seniority_id: number | null;
  english_level_id: number | null;
  country_id: number | null;
  hourly_rate: number | null;
  /** ISO 8601, without a time. */
  available_from: Generated<string>;
  status: Generated<'available' | 'expired' | 'placed'>;
  offered_at: Stamp;
  created_at: Stamp;
  modified_at: Stamp;
}
