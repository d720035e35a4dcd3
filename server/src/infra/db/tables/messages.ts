import type { Answer, ApplicationStatus } from '@crewdock/contract/applications';
import type { UpdateKind, UpdateStatus } from '@crewdock/contract/staff/updates';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MailPart } from '../../../core/email-content/batched.ts';
import type { Stamp } from './stamp.ts';

/** Outgoing emails and incoming messages. */
export interface MessageTables {
  mail: MailTable;
  /** `key` is plain until the nightly job encrypts it into `sealed`; one of the two is null. */
  signing_key: { purpose: 'mail-link'; key: Buffer | null; sealed: string | null };
  contact_message: ContactMessageTable;
  staff_update: StaffUpdateTable;
  application: ApplicationTable;
  application_earlier_cv: {
    id: GeneratedAlways<number>;
    application_id: string;
    file: string;
    name: string;
    added_at: Date;
  };
  /** `id` is the `message_id` of a submission that added a CV to an application. */
  application_resubmission: { id: string; application_id: string; content_hash: Buffer };
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
  /** When sending was given up for good. */
  failed_at: Date | null;
  last_error: string | null;
  /** Why the last attempt failed, briefly and without personal data. */
  reason: string | null;
  tried_at: Date | null;
  /** The email is sent to closed accounts too. */
  is_notice: Generated<boolean>;
  /** How often the server got the whole email but did not confirm it. */
  unanswered: Generated<number>;
  unsubscribe_url: string | null;
  /** The secret of the link in the text; removed when the email is sent. */
  secret: string | null;
  /** When the link in the email expires; null without a link that expires soon. */
  link_expires_at: Date | null;
  /** Batching key: recipient, portal and author; null when the email is not batched. */
  gathers_as: string | null;
  /** The parts collected so far; null when the email is not batched. */
  parts: JSONColumnType<MailPart[] | null, string | null, string | null>;
  /** Not sent before this time, because of batching or the address's rate limit. The retry period starts here. */
  due_at: Stamp;
  /** Calendar data for the recipient (RFC 5545), and its method. */
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
  /** When the email was last passed to the mail server; null if the server did not accept it. */
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
  /** The company's consent text as accepted. */
  consent: string | null;
  /** Hidden form fields of the partner's page, by name. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  created_at: Stamp;
  /** The resource that the message is about, or null. */
  resource_id: number | null;
  /** When the message was marked as done in the company's inbox; null: not yet. */
  done_at: Generated<Date | null>;
  version: Generated<number>;
}

interface ApplicationTable {
  id: string;
  request_id: number;
  company_id: number | null;
  site: string | null;
  /** The company's consent text as accepted. */
  consent: string | null;
  /** Hidden form fields of the partner's page, by name. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  /** Answers to the job's questions, with the questions as asked. */
  answers: JSONColumnType<Answer[], string | undefined>;
  /** The newest CV. */
  cv_file: string | null;
  cv_name: string | null;
  /** Null: the newest CV was sent with the application. */
  cv_added_at: Date | null;
  content_hash: Buffer;
  created_at: Stamp;
  status: Generated<ApplicationStatus>;
  read_at: Date | null;
  rejection_reason_id: number | null;
  comment: Generated<string>;
  is_told: Generated<boolean>;
  relation_id: number | null;
  moved_at: Date | null;
  version: Generated<number>;
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
  /** Who caused the latest change; null for visitors and background jobs. */
  actor_id: number | null;
  /** The member of staff who handles the entry. */
  assignee_id: number | null;
  /** The pair of cards whose relation moved. A pair has one entry. */
  request_id: number | null;
  talent_id: number | null;
  created_at: Stamp;
  modified_at: Stamp;
}
