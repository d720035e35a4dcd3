import type { Answer, ApplicationStatus } from '@crewdock/contract/applications';
import type { UpdateKind, UpdateStatus } from '@crewdock/contract/staff/updates';
import type { HiddenFields } from '@crewdock/contract/widget-forms';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MailPart } from '../../../core/email-content/batched.ts';
import type { Stamp } from './stamp.ts';

/** Outgoing emails and incoming messages. */
export interface MessageTables {
  mail: MailTable;
  /** A nightly job encrypts the plain `key` into `sealed`. Exactly one of both columns is not null. */
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
  /** `id` is the `message_id` of a repeated submission, which added a CV to an existing application. */
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
  /** When delivery of the email was given up. */
  failed_at: Date | null;
  last_error: string | null;
  /** Short reason for the failure of the last attempt, without personal data. */
  reason: string | null;
  tried_at: Date | null;
  /** Whether the email is also sent to suspended and terminated accounts. */
  is_notice: Generated<boolean>;
  /** Number of attempts in which the server received the whole email but did not confirm it. */
  unanswered: Generated<number>;
  unsubscribe_url: string | null;
  /** Secret of the link in the body; removed when the email has been sent. */
  secret: string | null;
  /** When the link in the email expires; null if the email has no short-lived link. */
  link_expires_at: Date | null;
  /** Batching key: recipient, portal and author; null when the email is not batched. */
  gathers_as: string | null;
  /** Parts of the batch so far; null when the email is not batched. */
  parts: JSONColumnType<MailPart[] | null, string | null, string | null>;
  /**
   * The email is not sent before this time, because of batching or the recipient rate limit. The retry period starts at
   * this time.
   */
  due_at: Stamp;
  /** iCalendar object for the recipient (RFC 5545), and its method. */
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
  /** Origin of the partner site from which the message was sent, or null. */
  site: string | null;
  /** The company's consent text that the sender accepted. */
  consent: string | null;
  /** Hidden form fields of the partner's page, by name. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  created_at: Stamp;
  /** The resource that the message is about, or null. */
  resource_id: number | null;
  /** When the message was marked as done in the company's inbox; null if it is open. */
  done_at: Generated<Date | null>;
  version: Generated<number>;
}

interface ApplicationTable {
  id: string;
  request_id: number;
  company_id: number | null;
  site: string | null;
  /** The company's consent text that the applicant accepted. */
  consent: string | null;
  /** Hidden form fields of the partner's page, by name. */
  hidden_fields: JSONColumnType<HiddenFields, string | undefined>;
  name: string;
  email: string;
  phone_number: string;
  message: string;
  /** Answers to the job's questions, with the text of the questions at that time. */
  answers: JSONColumnType<Answer[], string | undefined>;
  /** File of the newest CV, and its original name. */
  cv_file: string | null;
  cv_name: string | null;
  /** When the newest CV was added; null if it was sent with the application. */
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
  /** Search words for staff. Written by `storeWords`; a trigger sets them to null when the source columns change. */
  staff_words: GeneratedAlways<string | null>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
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
  /** Person who made the latest change; null for visitors and background jobs. */
  actor_id: number | null;
  /** Staff member who handles the entry. */
  assignee_id: number | null;
  /** Cards of the relation that changed. There is one entry per pair of cards. */
  request_id: number | null;
  talent_id: number | null;
  created_at: Stamp;
  modified_at: Stamp;
  /** Search words for staff. Written by `storeWords`; a trigger sets them to null when the source columns change. */
  staff_words: GeneratedAlways<string | null>;
  /** Version of the stored search words; 0 until they are written (see `stored-words.ts`). */
  words_version: GeneratedAlways<number>;
}
