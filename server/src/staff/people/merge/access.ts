import type { ENDED } from '@crewdock/contract/staff/account-merge';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Both } from './accounts.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

/** Returns the sign-in methods that the merged account loses. Closing that account ends its sessions and links. */
export async function waysInto(db: Kysely<Schema>, id: number): Promise<(typeof ENDED)[number][]> {
  const { rows } = await sql<Record<(typeof ENDED)[number], boolean>>`
    select
      exists (select from access_token where person_id = ${id}) as sessions,
      exists (select from account_link where person_id = ${id} and used_at is null and expires_at > now()) as links,
      exists (select from two_factor where person_id = ${id}) as second_factor,
      exists (select from person where id = ${id} and password_hash is not null) as password`.execute(db);
  return Object.entries(rows[0]!).flatMap(([way, is]) => (is ? [way as (typeof ENDED)[number]] : []));
}

/** Returns the providers with which both accounts sign in. The identity of the remaining account is kept. */
export async function sharedProviders(db: Kysely<Schema>, { from, into }: Both): Promise<string[]> {
  const { rows } = await sql<{ provider: string; email: string; kept: string }>`
    select f.provider, f.email, i.email as kept from social_identity f
    join social_identity i on i.provider = f.provider and i.person_id = ${into.id}
    where f.person_id = ${from.id} order by f.provider`.execute(db);
  return rows.map(({ provider, email, kept }) =>
    formatMessage(errors.sharedProvider, { provider: NAMES[provider] ?? provider, kept, email }),
  );
}

/** Formats a person's groups and roles on one line: `Acme: Design (team lead); Sunrise`. */
export async function formatMemberships(db: Kysely<Schema>, id: number): Promise<string> {
  const { rows } = await sql<{ memberships: string | null }>`
    select string_agg(place, '; ' order by place) as memberships from (
      select c.name || coalesce(': ' || string_agg(
        g.name || case place.role when 1 then ' (team lead)' when 2 then ' (manager)' else '' end, ', ' order by g.name), '') as place
      from company_member m join company c on c.id = m.company_id
      left join company_group_member place on place.company_id = m.company_id and place.person_id = m.person_id
      left join company_group g on g.id = place.group_id
      where m.person_id = ${id} group by c.id) places`.execute(db);
  return rows[0]?.memberships ?? '';
}

/**
 * Moves identities and memberships. On a conflict, the remaining account keeps its own value, except that the higher
 * role wins. Other access of the merged account is deleted.
 */
export async function moveAccess(trx: Transaction<Schema>, { from, into }: Both): Promise<void> {
  await sql`
    update social_identity f set person_id = ${into.id} where person_id = ${from.id}
      and not exists (select from social_identity i where i.person_id = ${into.id} and i.provider = f.provider)`.execute(
    trx,
  );
  await sql`
    insert into company_member (company_id, person_id) select company_id, ${into.id} from company_member
    where person_id = ${from.id} on conflict do nothing`.execute(trx);
  // Roles: 1 is team lead, 2 is manager, 0 is neither.
  await sql`
    insert into company_group_member as place (group_id, company_id, person_id, role)
    select group_id, company_id, ${into.id}, role from company_group_member where person_id = ${from.id}
    on conflict (group_id, person_id) do update set role = excluded.role
    where excluded.role <> 0 and (place.role = 0 or excluded.role < place.role)`.execute(trx);
  await trx.updateTable('company_invitation').set({ invited_by: into.id }).where('invited_by', '=', from.id).execute();
  for (const table of LETTING_IN) await trx.deleteFrom(table).where('person_id', '=', from.id).execute();
}

const LETTING_IN = [
  'company_group_member',
  'company_member',
  'social_identity',
  'two_factor',
  'recovery_code',
  'known_device',
  'social_flow',
  'idempotency_key',
] as const;

const NAMES: Record<string, string> = { google: 'Google', linkedin: 'LinkedIn' };
