import type { CompanyUser } from '@crewdock/contract/company-users';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { CLOSED_STATES } from '../../../people/accounts/closed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Administrator } from '../administrator.ts';

type Row = Omit<CompanyUser, 'invitation' | 'may'> & {
  sent: Date | null;
  expires: Date | null;
  /** Id of the person who sent the invitation; null for members. */
  inviter: number | null;
};

/** Lists members by name, then open invitations. With `uid`, only this member or invitation. */
export async function loadCompanyUsers(
  db: Kysely<Schema>,
  asker: Administrator,
  { now, uid }: { now: Date; uid?: string },
): Promise<CompanyUser[]> {
  const [members, invited] = await Promise.all([membersOf(db, asker, uid), invitedTo(db, asker, now, uid)]);
  return [...members, ...invited].map((row) => present(row, asker));
}

/** Returns the company's groups to which the requester may invite people. */
export async function groupsFor(
  db: Kysely<Schema>,
  { company, person, isSuperadmin }: Administrator,
): Promise<{ id: number; name: string }[]> {
  const led = sql<boolean>`exists (
    select from company_group_member m where m.group_id = g.id and m.person_id = ${person.id} and m.role = 1)`;
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from company_group g where g.company_id = ${company.id} and (${isSuperadmin} or ${led})
    order by lower(g.name), g.id`.execute(db);
  return rows;
}

async function membersOf(db: Kysely<Schema>, { company }: Administrator, uid?: string): Promise<Row[]> {
  const places = placesOf(
    sql`company_group_member`,
    sql`place.company_id = m.company_id and place.person_id = m.person_id`,
  );
  const { rows } = await sql<Row>`
    select p.uid,
      case when p.state in (${sql.join(CLOSED_STATES)}) then 'closed' when p.state = 'pending' then 'invited' else 'active' end
        as state,
      p.email, p.first_name, p.last_name, p.avatar, ${places},
      coalesce(p.superadmin_in = m.company_id, false) as is_wl_superadmin, m.version,
      null as sent, null as expires, null as inviter
    from company_member m join person p on p.id = m.person_id
    where m.company_id = ${company.id} and ${isAsked(sql`p.uid`, uid)}
    order by lower(p.first_name || ' ' || p.last_name), p.id`.execute(db);
  return rows;
}

async function invitedTo(db: Kysely<Schema>, { company }: Administrator, now: Date, uid?: string): Promise<Row[]> {
  const places = placesOf(sql`company_invitation_group`, sql`place.invitation_uid = i.uid`);
  const { rows } = await sql<Row>`
    select i.uid, case when i.expires_at > ${now} then 'invited' else 'expired' end as state,
      i.email, i.first_name, i.last_name, null as avatar, ${places},
      i.is_superadmin as is_wl_superadmin, i.version, i.sent_at as sent, i.expires_at as expires, i.invited_by as inviter
    from company_invitation i
    where i.company_id = ${company.id} and ${isAsked(sql`i.uid`, uid)}
    order by lower(i.first_name || ' ' || i.last_name), i.uid`.execute(db);
  return rows;
}

function isAsked(column: RawBuilder<unknown>, uid: string | undefined): RawBuilder<unknown> {
  return uid === undefined ? sql`true` : sql`${column} = ${uid}`;
}

/** Builds SQL columns: the highest role, and the groups with the role in each group. */
function placesOf(table: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    coalesce((select min(nullif(place.role, 0)) from ${table} place where ${where}), 0) as role,
    coalesce((
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'role', place.role) order by lower(g.name), g.id)
      from ${table} place join company_group g on g.id = place.group_id where ${where}), '[]') as groups`;
}

function present({ sent, expires, inviter, ...row }: Row, { isSuperadmin, person }: Administrator): CompanyUser {
  const isInvitation = sent !== null && expires !== null;
  const mayInvite = isInvitation && (isSuperadmin || inviter === person.id);
  return {
    ...row,
    invitation: isInvitation ? { sent: sent.toISOString(), expires: expires.toISOString() } : null,
    may: { change: isSuperadmin, remove: isSuperadmin && !isInvitation, invite: mayInvite },
  };
}
