import { sql, type Transaction } from 'kysely';
import { exportedCards } from '../../cards/exported.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import type { Person } from '../../core/identity/actor.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { presentOwn } from '../../resources/present.ts';
import { loadResources } from '../../resources/queries.ts';
import { findPersonFiles } from './exported-files.ts';

/**
 * Collects all data of the requester in one consistent snapshot. Omits hashes, secrets, and the bodies of emails,
 * because their links are secrets.
 */
export async function collectData(context: Context & WithNames) {
  const { db, now } = context;
  const person = requirePerson(context);
  const { id } = person;
  const names = await context.names();
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute(async (trx) => {
    const account = await accountOf(trx, id);
    return {
      exported: now.toISOString(),
      account,
      companies: await companiesOf(trx, id),
      company_invitations: await invitationsOf(trx, account.email),
      sessions: await sessionsOf(trx, id),
      known_browsers: await knownBrowsersOf(trx, id),
      second_factor: await secondFactorOf(trx, id),
      identities: await identitiesOf(trx, id),
      sign_ups: await signUpsOf(trx, account.email),
      mailed_links: await mailedLinksOf(trx, id),
      mails: await mailsTo(trx, account.email),
      contact_messages: await contactMessagesOf(trx, id, account.email),
      applications: await applicationsOf(trx, account.email),
      files: await findPersonFiles(trx, { ...person, email: account.email }),
      subscriptions: await subscriptionsOf(trx, account.email),
      market_subscriptions: await marketSubscriptionsOf(trx, account.email),
      available_resources: await resourcesOf(trx, id, names),
      staff_updates: await staffUpdatesOn(trx, id),
      operations: await operationsOf(trx, id),
      relation_notes: await notesOf(trx, person),
      interviews: await interviewsOf(trx, person),
      free_hours: await freeHoursOf(trx, id),
      shared_links: await sharedLinksOf(trx, person),
      ...(await exportedCards(trx, person, names)),
    };
  });
}

type Trx = Transaction<Schema>;

const EVERYTHING = 1_000_000;

async function accountOf(trx: Trx, id: number) {
  return trx
    .selectFrom('person')
    .leftJoin('company', 'company.id', 'person.signed_up_with')
    .where('person.id', '=', id)
    .select([
      'person.uid',
      'person.email',
      'person.first_name',
      'person.last_name',
      'person.type',
      'person.is_staff',
      'person.avatar',
      'person.phone_number',
      'person.skype',
      'person.viber',
      'person.company_name',
      'person.is_subscribed',
      'person.no_mails_since',
      'person.owner_number',
      'person.my_default_route',
      'person.company_default_route',
      'person.market_default_route',
      'person.deletion_due',
      'person.created_at',
      'company.name as signed_up_with',
    ])
    .select(({ eb }) => eb('person.password_hash', 'is not', null).as('has_password'))
    .executeTakeFirstOrThrow();
}

async function companiesOf(trx: Trx, id: number) {
  return trx
    .selectFrom('company_member as member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .leftJoin('company_group_member as place', (join) =>
      join.onRef('place.company_id', '=', 'member.company_id').onRef('place.person_id', '=', 'member.person_id'),
    )
    .leftJoin('company_group as group', 'group.id', 'place.group_id')
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'member.person_id').onRef('person.superadmin_in', '=', 'company.id'),
    )
    .where('member.person_id', '=', id)
    .select(['company.name', 'group.name as group', 'place.role'])
    .select(({ eb }) => eb('person.id', 'is not', null).as('superadmin'))
    .orderBy('company.name')
    .orderBy('group.name')
    .execute();
}

async function invitationsOf(trx: Trx, email: string) {
  return trx
    .selectFrom('company_invitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .where('invitation.email', '=', email)
    .select(['company.name', 'invitation.first_name', 'invitation.last_name', 'invitation.is_superadmin as superadmin'])
    .select(['invitation.sent_at', 'invitation.expires_at'])
    .orderBy('company.name')
    .execute();
}

async function sessionsOf(trx: Trx, id: number) {
  return trx
    .selectFrom('access_token')
    .where('person_id', '=', id)
    .select(['device', 'created_at', 'last_used_at', 'expires_at'])
    .orderBy('last_used_at', 'desc')
    .execute();
}

async function knownBrowsersOf(trx: Trx, id: number) {
  return trx.selectFrom('known_device').where('person_id', '=', id).select('last_used_at').execute();
}

async function secondFactorOf(trx: Trx, id: number) {
  const on = await trx.selectFrom('two_factor').where('person_id', '=', id).select('confirmed_at').executeTakeFirst();
  const codes = await trx.selectFrom('recovery_code').where('person_id', '=', id).select('used_at').execute();
  return { on_since: on?.confirmed_at ?? null, recovery_codes: codes };
}

async function identitiesOf(trx: Trx, id: number) {
  return trx
    .selectFrom('social_identity')
    .where('person_id', '=', id)
    .select(['provider', 'issuer', 'subject', 'email', 'created_at'])
    .execute();
}

async function signUpsOf(trx: Trx, email: string) {
  return trx
    .selectFrom('registration')
    .where('email', '=', email)
    .select(['email', 'first_name', 'last_name', 'type', 'company_name', 'phone_number', 'created_at', 'used_at'])
    .orderBy('created_at')
    .execute();
}

async function mailedLinksOf(trx: Trx, id: number) {
  return trx
    .selectFrom('account_link')
    .where('person_id', '=', id)
    .select(['purpose', 'email', 'created_at', 'expires_at', 'used_at'])
    .orderBy('created_at')
    .execute();
}

async function mailsTo(trx: Trx, email: string) {
  return trx
    .selectFrom('mail')
    .where('recipient', '=', email)
    .select(['recipient', 'subject', 'created_at', 'sent_at'])
    .orderBy('created_at')
    .execute();
}

async function contactMessagesOf(trx: Trx, id: number, email: string) {
  return trx
    .selectFrom('contact_message')
    .where(({ or, eb }) => or([eb('person_id', '=', id), eb('email', '=', email)]))
    .select(['name', 'email', 'company_name', 'phone_number', 'message', 'consent', 'hidden_fields', 'created_at'])
    .orderBy('created_at')
    .execute();
}

async function applicationsOf(trx: Trx, email: string) {
  return trx
    .selectFrom('application')
    .innerJoin('request', 'request.id', 'application.request_id')
    .where('application.email', '=', email)
    .select([
      'request.title as job',
      'name',
      'email',
      'phone_number',
      'message',
      'cv_name',
      'site',
      'consent',
      'hidden_fields',
      'answers',
      'application.status',
    ])
    .select(
      sql<string[]>`array(
        select e.name from application_earlier_cv e where e.application_id = application.id order by e.id desc)`.as(
        'earlier_cv_names',
      ),
    )
    .select('application.created_at')
    .orderBy('application.created_at')
    .execute();
}

async function subscriptionsOf(trx: Trx, email: string) {
  return trx
    .selectFrom('resource_subscription')
    .where('email', '=', email)
    .select(['filters', 'frequency', 'hour', 'weekday', 'time_zone'])
    .select(['confirmed_at', 'unsubscribed_at', 'consent', 'hidden_fields', 'comment', 'created_at'])
    .orderBy('created_at')
    .execute();
}

async function marketSubscriptionsOf(trx: Trx, email: string) {
  return trx
    .selectFrom('market_subscription')
    .where('email', '=', email)
    .select(['kind', 'query', 'frequency', 'hour', 'weekday', 'time_zone'])
    .select(['is_paused', 'confirmed_at', 'unsubscribed_at', 'comment', 'created_at'])
    .orderBy('created_at')
    .execute();
}

async function resourcesOf(trx: Trx, id: number, names: Names) {
  const rows = await loadResources(trx, sql`r.owner_id = ${id}`, { limit: EVERYTHING });
  return rows.map((row) => presentOwn(row, names));
}

async function staffUpdatesOn(trx: Trx, id: number) {
  return trx
    .selectFrom('staff_update')
    .where('person_id', '=', id)
    .select(['kind', 'status', 'title', 'detail', 'email', 'created_at', 'modified_at'])
    .orderBy('id')
    .execute();
}

async function operationsOf(trx: Trx, id: number) {
  return trx
    .selectFrom('operation')
    .where('owner_id', '=', id)
    .select(['title', 'state as status', 'total', 'done', 'failed', 'created_at', 'finished_at'])
    .orderBy('created_at')
    .execute();
}

/**
 * Returns the interviews of the person's own jobs and talents, and the interviews that the person conducted. Interviews
 * of companies are included only while the person is a member.
 */
async function interviewsOf(trx: Trx, { id, companyIds }: Pick<Person, 'id' | 'companyIds'>) {
  const { rows } = await sql`
    select q.title as job, t.name as talent, i.state as status, i.starts_at, i.ends_at, i.place, i.note, i.reason, i.created_at
    from interview i join request q on q.id = i.request_id join talent t on t.id = i.talent_id
    where (q.owner_id = ${id} or i.interviewer_id = ${id}) and (q.company_id is null or q.company_id = any(${companyIds}::int[]))
      or t.owner_id = ${id} and (t.company_id is null or t.company_id = any(${companyIds}::int[]))
    order by i.created_at, i.id`.execute(trx);
  return rows;
}

async function freeHoursOf(trx: Trx, id: number) {
  const week = await trx
    .selectFrom('free_week')
    .where('person_id', '=', id)
    .select(['time_zone', 'hours'])
    .executeTakeFirst();
  return week ?? null;
}

/**
 * Returns the share links to the person's own lists and cards. Links to cards of companies are included only while the
 * person is a member.
 */
async function sharedLinksOf(trx: Trx, { id, companyIds }: Pick<Person, 'id' | 'companyIds'>) {
  const { rows } = await sql`
    select coalesce(l.name, t.name, q.title) as of, s.tag, s.comment, s.show_rates, s.last_day, s.created_at,
      (select coalesce(json_agg(json_build_object('name', v.name, 'word', v.word, 'text', v.text, 'at', v.modified_at) order by v.id), '[]')
        from share_verdict v where v.tag_id = s.id) as verdicts
    from share_tag s
      left join card_list l on l.id = s.list_id left join talent t on t.id = s.talent_id left join request q on q.id = s.request_id
    where l.owner_id = ${id} or (t.owner_id = ${id} or q.owner_id = ${id})
      and (coalesce(t.company_id, q.company_id) is null or coalesce(t.company_id, q.company_id) = any(${companyIds}::int[]))
    order by s.id`.execute(trx);
  return rows;
}

/**
 * Returns the notes that the person wrote on relations. Notes for companies are included only while the person is a
 * member.
 */
async function notesOf(trx: Trx, { id, companyIds }: Pick<Person, 'id' | 'companyIds'>) {
  const { rows } = await sql`
    select q.title as job, t.name as talent, n.text, n.is_shared, n.created_at, n.modified_at
    from relation_note n
      join relation r on r.id = n.relation_id join request q on q.id = r.request_id join talent t on t.id = r.talent_id,
      lateral (select case n.side when 'request' then q.company_id when 'talent' then t.company_id end as company_id) own
    where n.person_id = ${id} and (own.company_id is null or own.company_id = any(${companyIds}::int[]))
    order by n.created_at, n.id`.execute(trx);
  return rows;
}
