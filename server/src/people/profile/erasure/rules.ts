import { type RawBuilder, sql } from 'kysely';
import { encodeUid } from '../../accounts/links.ts';
import { NAME, NOBODY } from '../nobody.ts';
import type { Leaver } from './leaver.ts';
import {
  ADDRESS_OF_VIEW,
  CHOICE,
  type ColumnRules,
  COMPANY,
  DATE,
  DERIVED,
  EMPTY_TEXT,
  EMPTY_LIST,
  type ErasureRules,
  keepColumn,
  NULL,
  RANDOM,
  REFERENCE,
} from './rule.ts';

const NAME_OF_NOBODY = sql`${NAME}`;
const PLACE_OF_ORIGIN = keepColumn('the origin of a site, not of a person');
const NUMBER_OF_RATE = keepColumn('an amount of money');
const TECHNICAL = keepColumn('a technical value that holds nothing of a person');
const SUBJECT = keepColumn('what the other side’s relations were about: a job title');
const WORDS_OF_TITLE = keepColumn('made by the database of the title, once the rest is cleared');
const REDACTED = keepColumn('redacted by redact_audit, which alone may change the log');

/** Returns the erasure rules: the rows of each table about the person, and the effect on each free-text column. */
export function erasureRules({ id, uid, email, talents, requests, talentNames }: Leaver): ErasureRules {
  const byPerson = { deleteRows: sql`person_id = ${id}` };
  const byOwner = { deleteRows: sql`owner_id = ${id}` };
  const byEmail = { deleteRows: sql`email = ${email}` };
  const byOwnerAlone = { deleteRows: sql`owner_id = ${id} and company_id is null` };
  const ofTalents = sql`talent_id = any(${talents}::int[])`;
  const ofRequests = sql`request_id = any(${requests}::int[])`;
  const ofApplicant = sql`(email = ${email} or ${ofRequests})`;
  const ofCards = sql`(${ofTalents} or ${ofRequests})`;
  const ofRelations = sql`relation_id in (select id from relation where ${ofCards})`;
  return {
    // Accounts and access.
    person: {
      clearRows: sql`id = ${id}`,
      columns: {
        uid: RANDOM,
        // Unique and undeliverable.
        email: sql`${`${uid}@deleted.invalid`}`,
        first_name: sql`${NOBODY.first_name}`,
        last_name: sql`${NOBODY.last_name}`,
        phone_number: EMPTY_TEXT,
        skype: EMPTY_TEXT,
        viber: EMPTY_TEXT,
        company_name: EMPTY_TEXT,
        avatar: NULL,
        password_hash: NULL,
        is_subscribed: sql`false`,
        superadmin_in: NULL,
        my_default_route: NULL,
        company_default_route: NULL,
        market_default_route: NULL,
      },
      files: ['avatar'],
    },
    access_token: byPerson,
    account_link: byPerson,
    known_device: byPerson,
    two_factor: byPerson,
    recovery_code: byPerson,
    social_identity: byPerson,
    social_flow: { deleteRows: sql`person_id = ${id} or claims ->> 'email' = ${email}` },
    // Stored responses contain personal data.
    idempotency_key: byPerson,
    registration: byEmail,
    company_member: byPerson,
    company_group_member: byPerson,
    company_invitation: byEmail,
    company_invitation_group: { deletedWith: 'company_invitation' },
    captcha_solution: { columns: {} },
    staff_view: byPerson,
    staff_columns: byPerson,
    audit_entry: {
      columns: {
        subject_id: keepColumn('the number of what happened; it names nobody'),
        site: PLACE_OF_ORIGIN,
        address: REDACTED,
        user_agent: REDACTED,
        before: REDACTED,
        after: REDACTED,
        action: CHOICE,
        subject_kind: CHOICE,
      },
    },

    // Companies.
    company: {
      clearRows: sql`${email} = any(message_addresses) or mail_reply_to = ${email}`,
      columns: {
        message_addresses: sql`array_remove(message_addresses, ${email})`,
        mail_reply_to: sql`nullif(mail_reply_to, ${email})`,
        slug: COMPANY,
        name: COMPANY,
        domain: COMPANY,
        logo: COMPANY,
        logo_dark: COMPANY,
        brand_color: COMPANY,
        font_color: COMPANY,
        header_title: COMPANY,
        resume_template: COMPANY,
        allowed_origins: COMPANY,
        mail_sender: COMPANY,
        postal_address: COMPANY,
        consent_text: COMPANY,
      },
    },
    company_text: { columns: { text: COMPANY } },
    company_domain: { columns: { domain: COMPANY, token: COMPANY } },
    company_export: { columns: { uid: RANDOM, file: COMPANY } },
    company_group: { columns: { name: COMPANY } },

    // Cards. The company keeps its cards, which only its members can see.
    talent: {
      clearRows: sql`id = any(${talents}::int[])`,
      columns: {
        name: NAME_OF_NOBODY,
        summary: EMPTY_TEXT,
        photo: NULL,
        cv_file: NULL,
        cv_name: NULL,
        city: NULL,
        work_experience: EMPTY_LIST,
        education: EMPTY_LIST,
        languages: EMPTY_LIST,
        links: EMPTY_LIST,
        time_zone: NULL,
        available_from: NULL,
        notice_period: NULL,
        title: SUBJECT,
        staff_words: WORDS_OF_TITLE,
        link_key: RANDOM,
      },
      files: ['photo', 'cv_file'],
    },
    request: {
      clearRows: sql`id = any(${requests}::int[])`,
      columns: {
        summary: EMPTY_TEXT,
        company_name: NULL,
        specific_project: NULL,
        city: NULL,
        region: NULL,
        questions: EMPTY_LIST,
        title: SUBJECT,
        staff_words: WORDS_OF_TITLE,
        link_key: RANDOM,
        overlap_time_zone: DATE,
        start_date: DATE,
      },
    },
    talent_skill: { columns: {} },
    request_skill: { columns: {} },
    request_progress: { columns: {} },
    former_public_id: { columns: {} },
    market_talent: { columns: { available_from: DATE } },
    market_request: { columns: {} },
    market_talent_words: { columns: { called: DERIVED, words: DERIVED } },
    market_request_words: { columns: { called: DERIVED, words: DERIVED } },
    market_change: { columns: { xid: TECHNICAL } },
    market_change_loss: { columns: { trimmed: TECHNICAL, emptied: TECHNICAL } },
    market_news: { columns: { xid: TECHNICAL } },
    market_link: { columns: { hash: ADDRESS_OF_VIEW, query: ADDRESS_OF_VIEW } },

    // Relations of cards: what both sides wrote about the person's cards.
    relation: {
      clearRows: ofCards,
      columns: { comment: EMPTY_TEXT, rate: NUMBER_OF_RATE, start_date: DATE },
    },
    relation_event: { clearRows: ofRelations, columns: { why: EMPTY_TEXT, from_status: CHOICE, to_status: CHOICE } },
    relation_note: { deleteRows: ofRelations },
    removed_relation: { deleteRows: ofCards },
    request_closing: { columns: { id: RANDOM, seen: TECHNICAL, application_ids: RANDOM } },
    interview: {
      clearRows: sql`${ofCards} or interviewer_id = ${id}`,
      columns: {
        id: RANDOM,
        place: EMPTY_TEXT,
        note: EMPTY_TEXT,
        reason: EMPTY_TEXT,
        time_zone: DATE,
        interviewer_id: sql`nullif(interviewer_id, ${id})`,
      },
    },
    interview_slot: { columns: { id: RANDOM, interview_id: RANDOM } },
    free_week: byPerson,
    inbox_later: byPerson,
    card_list: byOwner,
    // Items in other people's lists.
    card_list_item: { clearRows: ofCards, columns: { note: EMPTY_TEXT } },
    card_list_removed_item: { clearRows: ofCards, columns: { note: EMPTY_TEXT } },

    // Messages.
    mail: {
      deleteRows: sql`recipient = ${email} or reply_to = ${email} or ${mentions('text', email)}
        or position(${`/${encodeUid(uid)}/`} in text) > 0`,
    },
    contact_message: {
      clearRows: sql`person_id = ${id} or email = ${email}`,
      columns: {
        id: RANDOM,
        name: NAME_OF_NOBODY,
        email: EMPTY_TEXT,
        company_name: EMPTY_TEXT,
        phone_number: EMPTY_TEXT,
        message: EMPTY_TEXT,
        hidden_fields: sql`'{}'`,
        consent: COMPANY,
        site: PLACE_OF_ORIGIN,
      },
    },
    staff_update: {
      clearRows: sql`person_id = ${id} or email = ${email} or ${mentions('title', email)} or ${mentions('detail', email)}
        or ${ofTalents} or (kind in ('card', 'relation') and ${namesTalent(talentNames)})`,
      columns: { title: NAME_OF_NOBODY, detail: EMPTY_TEXT, email: NULL, path: NULL },
    },
    application_earlier_cv: {
      deleteRows: sql`application_id in (select id from application where ${ofApplicant})`,
      files: ['file'],
    },
    application: { deleteRows: ofApplicant, files: ['cv_file'] },
    application_resubmission: { deletedWith: 'application' },
    application_event: { columns: { application_id: RANDOM, why: COMPANY, from_status: CHOICE, to_status: CHOICE } },
    signing_key: { columns: { sealed: TECHNICAL, purpose: CHOICE } },
    key_sample: { columns: { sealed: TECHNICAL } },
    task_run: { columns: { task: TECHNICAL } },

    // Resources, subscriptions, imports.
    resource: byOwnerAlone,
    resource_skill: { deletedWith: 'resource' },
    resource_change: { deletedWith: 'resource' },
    resource_count: { columns: {} },
    resource_freshness: { columns: { asked_on: DATE } },
    resource_link: { columns: { hash: ADDRESS_OF_VIEW, query: ADDRESS_OF_VIEW } },
    resource_subscription: byEmail,
    resource_subscription_request: { deletedWith: 'resource_subscription' },
    resource_told: { deletedWith: 'resource_subscription' },
    market_subscription: byEmail,
    market_subscription_request: { deletedWith: 'market_subscription' },
    import: byOwnerAlone,
    import_run: { deletedWith: 'import' },
    import_row: { deletedWith: 'import' },
    import_mapper: byOwnerAlone,
    mass_import: byOwner,
    mass_import_file: { deletedWith: 'mass_import' },
    import_link: byOwner,
    file: {
      clearRows: sql`owner_id = ${id}`,
      columns: { path: RANDOM, name: EMPTY_TEXT, purpose: CHOICE, type: CHOICE },
    },

    // Attribution: people whom the erased person submitted first are no longer attributed to anyone.
    person_trace: byOwner,
    ledger_entry: { deleteRows: sql`first_owner_id = ${id} or second_owner_id = ${id}` },
    trace_key: { columns: { sealed: TECHNICAL } },
    trace_due: { columns: {} },

    // Long-running operations store the changed rows.
    operation: byOwner,
    operation_cancellation: { deletedWith: 'operation' },
    operation_issue: { deletedWith: 'operation' },
    operation_change: { deletedWith: 'operation' },

    // Share links: names and comments of links describe who saw the person's cards; verdicts contain visitors' opinions
    // of the person.
    share_tag: { deleteRows: ofCards },
    share_verdict: { deleteRows: ofCards },
    statistics_access: { deleteRows: sql`${ofCards} or email = ${email}` },
    share_salt: { columns: { day: DATE } },
    share_seen: { columns: {} },
    share_day: { columns: { day: DATE } },
    share_source: { columns: { day: DATE, value: keepColumn('the host of a page or a kind of device') } },

    // Sales leads of staff: contact data and notes are cleared, the rows are kept.
    sdr_client: { clearRows: sql`email = ${email} or client_id = ${id}`, columns: LEAD },
    sdr_request: { clearRows: sql`email = ${email} or client_id = ${id}`, columns: LEAD },

    country: { columns: { code: REFERENCE, name: REFERENCE } },
    city: { columns: { name: REFERENCE } },
    category: { columns: { label: REFERENCE } },
    specialization: { columns: { label: REFERENCE } },
    seniority: { columns: { label: REFERENCE } },
    english_level: { columns: { name: REFERENCE } },
    duration: { columns: { label: REFERENCE } },
    engagement: { columns: { label: REFERENCE } },
    work_mode: { columns: { label: REFERENCE } },
    industry: { columns: { label: REFERENCE } },
    skill: { columns: { name: REFERENCE, image: REFERENCE } },
    skill_alias: { columns: { alias: REFERENCE } },
    merged_skill: { columns: {} },
    rejection_reason: { columns: { label: REFERENCE } },
    proceed_reason: { columns: { label: REFERENCE } },
    unsubscribe_reason: { columns: { label: REFERENCE } },
    card_status: { columns: { label: REFERENCE } },
  };
}

const LEAD: ColumnRules<'sdr_client'> = {
  company_name: NAME_OF_NOBODY,
  title: EMPTY_TEXT,
  contact_name: EMPTY_TEXT,
  email: EMPTY_TEXT,
  phone_number: EMPTY_TEXT,
  next_step: EMPTY_TEXT,
  notes: EMPTY_TEXT,
  source: keepColumn('the channel a lead came by'),
  next_step_on: DATE,
};

/** Matches the whole email address only, not part of a longer address. */
function mentions(column: string, email: string): RawBuilder<unknown> {
  const literally = email.replaceAll(/[^a-z0-9@]/g, String.raw`\$&`);
  const pattern = String.raw`(^|[^a-z0-9._%+-])${literally}($|[^a-z0-9.-]|\.($|[^a-z0-9]))`;
  return sql`${sql.ref(column)} ~* ${pattern}`;
}

/** Matches titles of notifications that contain a talent's name. Also matches other talents with the same name. */
function namesTalent(names: string[]): RawBuilder<unknown> {
  return sql`exists (
    select from unnest(${names}::text[]) n where starts_with(title, n || ' was ') or starts_with(title, n || ' goes ')
      or starts_with(title, n || ' moved ')      or starts_with(title, n || ' and ') or position(': ' || n || ', ' in title) > 0)`;
}
