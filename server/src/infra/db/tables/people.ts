import type { DomainState } from '@crewdock/contract/company-domain';
import type { CompanyExportState } from '@crewdock/contract/company-export';
import type { AccountState } from '@crewdock/contract/staff/account-states';
import type { CompanyRoute, MarketRoute, MyRoute } from '@crewdock/contract/session';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Companies, people and sign-in data. */
export interface PeopleTables {
  company: CompanyTable;
  company_text: CompanyTextTable;
  company_domain: CompanyDomainTable;
  /** `version` is incremented by each change of the member's groups and roles. */
  company_member: { company_id: number; person_id: number; version: Generated<number> };
  company_export: CompanyExportTable;
  company_group: { id: GeneratedAlways<number>; company_id: number; name: string; version: Generated<number> };
  company_group_member: { group_id: number; company_id: number; person_id: number; role: 0 | 1 | 2 };
  company_invitation: InvitationTable;
  company_invitation_group: { invitation_uid: string; group_id: number; company_id: number; role: 0 | 1 | 2 };
  person: PersonTable;
  access_token: {
    hash: Buffer;
    id: Generated<string>;
    person_id: number;
    device: Generated<string>;
    /** The company on whose portal the session started; null for the main portal. */
    company_id: Generated<number | null>;
    created_at: Stamp;
    last_used_at: Stamp;
    expires_at: Stamp;
  };
  registration: RegistrationTable;
  account_link: AccountLinkTable;
  known_device: { hash: Buffer; person_id: number; last_used_at: Stamp };
  two_factor: { person_id: number; secret: string; confirmed_at: Date | null; last_step: Generated<number> };
  /** A sample encrypted with the configured keys. If it cannot be decrypted, the keys are wrong. */
  key_sample: { id: Generated<boolean>; sealed: string };
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
  idempotency_key: { person_id: number; key: string; call_hash: Buffer; answer: string | null; created_at: Stamp };
}

interface CompanyTable {
  id: GeneratedAlways<number>;
  slug: string;
  name: string;
  domain: string | null;
  logo: string | null;
  /** Logo for the dark theme; null if `logo` is used for both themes. */
  logo_dark: string | null;
  brand_color: string;
  font_color: string;
  header_title: string | null;
  resume_template: string | null;
  market_enabled: Generated<boolean>;
  interview_booking_enabled: Generated<boolean>;
  card_id_publicly_visible: Generated<boolean>;
  allowed_origins: Generated<string[]>;
  message_addresses: Generated<string[]>;
  mail_sender: Generated<string | null>;
  /** When the company is deleted with its data; null unless the company is closed. */
  deletion_due: Generated<Date | null>;
  version: Generated<number>;
  mail_reply_to: Generated<string | null>;
  postal_address: Generated<string | null>;
  /** Text that visitors must accept before they send a form. */
  consent_text: Generated<string | null>;
  created_at: Stamp;
  /** Search words for staff. Written by `storeWords`; a trigger sets them to null when the source columns change. */
  staff_words: GeneratedAlways<string | null>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
}

/** A domain that a company claims. Once verified, it is also in `company.domain`. */
interface CompanyDomainTable {
  company_id: number;
  domain: string;
  /** Expected content of the domain's TXT record. */
  token: string;
  state: Generated<DomainState>;
  entered_at: Stamp;
  checked_at: Date | null;
  missing_since: Date | null;
}

/** Export archive of a company. The row is deleted when the export is canceled or removed. */
interface CompanyExportTable {
  company_id: number;
  uid: Generated<string>;
  state: Generated<CompanyExportState>;
  /** Number of all files in the archive, and number of files added so far. */
  total: Generated<number>;
  done: Generated<number>;
  attempts: Generated<number>;
  /** Path in the `file` table. */
  file: string | null;
  created_at: Stamp;
  finished_at: Date | null;
  expires_at: Date | null;
}

/** Legal page of a company: sanitized rich text. */
interface CompanyTextTable {
  company_id: number;
  page: 'privacy' | 'terms';
  text: string;
  changed_at: Stamp;
}

/** A pending company invitation; deleted when accepted or revoked. */
interface InvitationTable {
  uid: Generated<string>;
  company_id: number;
  email: string;
  first_name: string;
  last_name: string;
  is_superadmin: boolean;
  invited_by: number | null;
  token_hash: Buffer;
  version: Generated<number>;
  created_at: Stamp;
  sent_at: Date;
  expires_at: Date;
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
  /**
   * Search words for staff. When the source columns change, a trigger writes the previous release's words, then
   * `storeWords` the current words.
   */
  staff_words: GeneratedAlways<string>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
  is_subscribed: Generated<boolean>;
  /** When the person opted out of mass emails from staff; null if they have not. */
  no_mails_since: Generated<Date | null>;
  signed_up_with: number | null;
  my_default_route: MyRoute | null;
  company_default_route: CompanyRoute | null;
  market_default_route: MarketRoute | null;
  deletion_due: Date | null;
  anonymised_at: Date | null;
  /** `pending`: the person was invited but has not signed in yet. */
  state: Generated<AccountState>;
  /** Staff member who is responsible for the account. */
  manager_id: Generated<number | null>;
  /** Account into which this account was merged; the merged account stays closed. */
  merged_into: Generated<number | null>;
  /** Incremented by every edit by staff or by the person. */
  version: Generated<number>;
  /** Null if staff entered the email address and nobody has verified it yet. */
  email_verified_at: Generated<Date | null>;
  last_sign_in_at: Generated<Date | null>;
  /** Number of active cards; maintained by triggers. */
  cards_count: GeneratedAlways<number>;
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

/** Profile data from a sign-in provider. */
export interface SocialClaims {
  issuer: string;
  subject: string;
  email: string;
  first_name: string;
  last_name: string;
}
