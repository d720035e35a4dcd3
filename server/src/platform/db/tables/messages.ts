import type { Answer, ApplicationStatus } from '@crewdock/contract/applications';
import type { UpdateKind, UpdateStatus } from '@crewdock/contract/staff/updates';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MailPart } from '../../mail/gathered.ts';
import type { Stamp } from './stamp.ts';

/** What leaves and what comes in. */
export interface MessageTables {
  mail: MailTable;
  /** `key` is in the clear until the nightly job seals it; one of both is null. */
  signing_key: { purpose: 'mail-link'; key: Buffer | null; sealed: string | null };
  contact_message: ContactMessageTable;
  staff_update: StaffUpdateTable;
  application: ApplicationTable;
  application_event: {
    id: GeneratedAlways<number>;
    application_id: string;
    person_id: number | null;
    from_status: ApplicationStatus;
    to_status: ApplicationStatus;
    why: Generated<string>;
    created_at: Stamp;
  };
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
  /** Why the last attempt was in vain, in few words that name nobody. */
  reason: string | null;
  tried_at: Date | null;
  /** Goes to an account that is closed, too. */
  is_notice: Generated<boolean>;
  /** How often the server had the whole mail and didn't say whether it takes it. */
  unanswered: Generated<number>;
  unsubscribe_url: string | null;
  /** What stands in the text and lets somebody in, until the mail is sent. */
  secret: string | null;
  /** When the link that it is about expires; null where it has none that expires soon. */
  link_expires_at: Date | null;
  /** While it gathers: for whom, for which portal and of whom. */
  gathers_as: string | null;
  /** While it gathers: what has come so far. */
  parts: JSONColumnType<MailPart[] | null, string | null, string | null>;
  /** Not before then: it gathers, or its address has had enough for now. The days for which it is tried begin here. */
  due_at: Stamp;
  /** What goes into the recipient's calendar (RFC 5545), and how it is meant. */
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
  /** When the mail server was last given it; null where it took nothing. */
  handed_at: Date | null;
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
  /** The company's words that were agreed to. */
  consent: string | null;
  /** What the partner's page sent along, by names. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  created_at: Stamp;
  /** The resource that it is about, if it is about one. */
  resource_id: number | null;
  /** When it was put away in the company's inbox. */
  done_at: Generated<Date | null>;
}

interface ApplicationTable {
  id: string;
  request_id: number;
  company_id: number | null;
  site: string | null;
  /** The company's words that were agreed to. */
  consent: string | null;
  /** What the partner's page sent along, by names. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  /** To the job's questions, with their words as they were asked. */
  answers: JSONColumnType<Answer[], string | undefined>;
  cv_file: string | null;
  cv_name: string | null;
  content_hash: Buffer;
  created_at: Stamp;
  status: Generated<ApplicationStatus>;
  read_at: Date | null;
  rejection_reason_id: number | null;
  comment: Generated<string>;
  is_told: Generated<boolean>;
  relation_id: number | null;
  moved_at: Date | null;
}

interface StaffUpdateTable {
  id: GeneratedAlways<number>;
  kind: UpdateKind;
  version: Generated<number>;
  status: Generated<UpdateStatus>;
  title: string;
  detail: Generated<string>;
  email: string | null;
  path: string | null;
  person_id: number | null;
  company_id: number | null;
  created_at: Stamp;
  modified_at: Stamp;
}
