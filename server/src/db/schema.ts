import type { RelationStatus } from '@crewdock/contract/relations';
import type { ResourceFilters } from '@crewdock/contract/resources';
import type { CompanyRoute, MarketRoute, MyRoute } from '@crewdock/contract/session';
import type { StaffUpdate, UpdateStatus } from '@crewdock/contract/updates';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** The tables as the migrations leave them. */
export interface Schema {
  country: { id: number; code: string; name: string };
  city: { id: GeneratedAlways<number>; country_id: number; name: string };
  category: { id: number; label: string };
  specialization: { id: number; category_id: number; label: string };
  seniority: { id: number; label: string };
  english_level: { id: number; name: string; level: number };
  duration: { id: number; label: string };
  industry: { id: number; label: string };
  skill: { id: number; name: string; image: string | null };
  skill_alias: { alias: string; skill_id: number };
  company: CompanyTable;
  person: PersonTable;
  company_member: { company_id: number; person_id: number };
  company_group: { id: GeneratedAlways<number>; company_id: number; name: string };
  company_group_member: { group_id: number; company_id: number; person_id: number; role: 0 | 1 | 2 };
  access_token: {
    hash: Buffer;
    id: Generated<string>;
    person_id: number;
    device: Generated<string>;
    created_at: Stamp;
    last_used_at: Stamp;
    expires_at: Stamp;
  };
  registration: RegistrationTable;
  account_link: AccountLinkTable;
  known_device: { hash: Buffer; person_id: number; last_used_at: Stamp };
  two_factor: { person_id: number; secret: string; confirmed_at: Date | null; last_step: Generated<number> };
  recovery_code: { person_id: number; hash: Buffer; used_at: Date | null };
  social_identity: {
    issuer: string;
    subject: string;
    person_id: number;
    provider: 'google' | 'linkedin';
    email: string;
    created_at: Stamp;
  };
  social_flow: SocialFlowTable;
  captcha_solution: { hash: Buffer; expires_at: Date };
  mail: MailTable;
  contact_message: ContactMessageTable;
  staff_update: StaffUpdateTable;
  application: ApplicationTable;
  resource: ResourceTable;
  resource_skill: CardSkillColumns & { resource_id: number };
  unsubscribe_reason: { id: number; label: string };
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
  signing_key: { purpose: 'mail-link'; key: Buffer };
  rejection_reason: { id: number; label: string; by: 'we' | 'they' };
  proceed_reason: { id: number; label: string };
  card_status: { id: number; kind: 'request' | 'talent'; label: string };
  relation: RelationTable;
  relation_event: RelationEventTable;
  card_list: {
    id: GeneratedAlways<number>;
    owner_id: number;
    name: string;
    is_active: Generated<boolean>;
    public_key: string | null;
    created_at: Stamp;
    modified_at: Stamp;
  };
  card_list_item: {
    id: GeneratedAlways<number>;
    list_id: number;
    talent_id: number | null;
    request_id: number | null;
    note: Generated<string>;
    created_at: Stamp;
  };
  card_list_removed_item: {
    id: number;
    list_id: number;
    talent_id: number | null;
    request_id: number | null;
    note: string;
    created_at: Date;
    removed_at: Stamp;
  };
  idempotency_key: { person_id: number; key: string; call_hash: Buffer; answer: string | null; created_at: Stamp };
  talent: TalentTable;
  talent_skill: CardSkillColumns & { talent_id: number };
  request: RequestTable;
  request_skill: CardSkillColumns & { request_id: number };
  market_talent: MarketIndexColumns & { country: number | null };
  market_talent_words: { card_id: number; called: string; words: string };
  market_request: MarketIndexColumns & { countries: number[] };
  market_request_words: { card_id: number; called: string; words: string };
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
    type: 'talents' | 'jobs';
    query: string;
    created_at: Stamp;
  };
}

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface CompanyTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  domain: string | null;
  logo: string | null;
  brand_color: string;
  font_color: string;
  header_title: string | null;
  resume_template: string | null;
  market_enabled: Generated<boolean>;
  interview_booking_enabled: Generated<boolean>;
  card_id_publicly_visible: Generated<boolean>;
  allowed_origins: Generated<string[]>;
  created_at: Stamp;
}

interface PersonTable {
  id: GeneratedAlways<number>;
  uid: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  type: 1 | 2 | 3 | null;
  is_staff: Generated<boolean>;
  superadmin_in: number | null;
  owner_number: number;
  next_card_number: Generated<number>;
  password_hash: string | null;
  avatar: string | null;
  phone_number: Generated<string>;
  skype: Generated<string>;
  viber: Generated<string>;
  company_name: Generated<string>;
  is_subscribed: Generated<boolean>;
  signed_up_with: number | null;
  my_default_route: MyRoute | null;
  company_default_route: CompanyRoute | null;
  market_default_route: MarketRoute | null;
  deletion_due: Date | null;
  anonymised_at: Date | null;
  created_at: Stamp;
}

interface RegistrationTable {
  uid: Generated<string>;
  token_hash: Buffer;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  type: 1 | 2 | 3;
  company_name: Generated<string>;
  phone_number: Generated<string>;
  company_id: number | null;
  created_at: Stamp;
  expires_at: Date;
  used_at: Date | null;
}

interface AccountLinkTable {
  token_hash: Buffer;
  person_id: number;
  purpose: 'password-reset' | 'email-change' | 'subscription';
  email: string | null;
  created_at: Stamp;
  expires_at: Date;
  used_at: Date | null;
}

interface SocialFlowTable {
  cookie_hash: Buffer;
  provider: 'google' | 'linkedin';
  person_id: number | null;
  company_id: number | null;
  type: 1 | 2 | 3 | null;
  state: string;
  nonce: string;
  code_verifier: string;
  claims: JSONColumnType<SocialClaims> | null;
  expires_at: Date;
}

/** What a provider says of somebody. */
export interface SocialClaims {
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
}

interface MailTable {
  id: Generated<string>;
  message_id: string;
  company_id: number | null;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  created_at: Stamp;
  sent_at: Date | null;
  /** Given up for good. */
  failed_at: Date | null;
  last_error: string | null;
  unsubscribe_url: string | null;
}

interface ContactMessageTable {
  id: string;
  person_id: number | null;
  company_id: number | null;
  name: string;
  email: string;
  company_name: string;
  phone_number: string;
  message: string;
  /** Origin of the partner's site, or null. */
  site: string | null;
  created_at: Stamp;
}

interface ApplicationTable {
  id: string;
  request_id: number;
  company_id: number | null;
  site: string | null;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  cv_file: string | null;
  cv_name: string | null;
  content_hash: Buffer;
  created_at: Stamp;
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

interface RelationTable {
  id: GeneratedAlways<number>;
  request_id: number;
  talent_id: number;
  status: RelationStatus;
  initiated_by: 'request' | 'talent' | 'staff';
  is_confirmed: Generated<boolean>;
  rejection_reason_id: number | null;
  comment: Generated<string>;
  proceed_reason_id: number | null;
  /** ISO 8601, without a time. */
  start_date: string | null;
  rate: Generated<string>;
  created_at: Stamp;
  modified_at: Stamp;
}

interface RelationEventTable {
  id: GeneratedAlways<number>;
  relation_id: number;
  person_id: number | null;
  side: 'request' | 'talent' | 'staff' | 'none';
  from_status: RelationStatus | null;
  to_status: RelationStatus;
  why: Generated<string>;
  created_at: Stamp;
}

interface StaffUpdateTable {
  id: GeneratedAlways<number>;
  kind: StaffUpdate['kind'];
  status: Generated<UpdateStatus>;
  title: string;
  detail: Generated<string>;
  email: string | null;
  person_id: number | null;
  company_id: number | null;
  created_at: Stamp;
  modified_at: Stamp;
}

interface CardColumns {
  id: GeneratedAlways<number>;
  owner_id: number;
  company_id: number | null;
  card_number: number;
  link_key: string;
  title: string;
  summary: Generated<string>;
  seniority_id: number | null;
  english_level_id: number | null;
  specialization_ids: Generated<number[]>;
  industry_ids: Generated<number[]>;
  full_stack: Generated<boolean>;
  is_active: Generated<boolean>;
  is_on_hold: Generated<boolean>;
  is_private: Generated<boolean>;
  is_verified: Generated<boolean>;
  priority: Generated<number>;
  version: Generated<number>;
  is_draft: Generated<boolean>;
  created_at: Stamp;
  modified_at: Stamp;
}

interface TalentTable extends CardColumns {
  name: string;
  photo: string | null;
  /** What the CV is called on disk, and what its owner called it. */
  cv_file: string | null;
  cv_name: string | null;
  country_id: number | null;
  city: string | null;
  hourly_rate: number | null;
  monthly_rate: number | null;
}

interface RequestTable extends CardColumns {
  company_name: string | null;
  country_ids: Generated<number[]>;
  duration_id: number | null;
  hourly_min: number | null;
  hourly_max: number | null;
  monthly_min: number | null;
  monthly_max: number | null;
}

interface CardSkillColumns {
  skill_id: number;
  experience: number | null;
  is_main: Generated<boolean>;
  position: Generated<number>;
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
