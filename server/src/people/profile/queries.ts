import type { Profile } from '@crewdock/contract/profile';
import { type Kysely, type Selectable, sql } from 'kysely';
import { countOwned } from '../../cards/conditions.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Person } from '../../core/identity/actor.ts';

export interface ProfileRow extends Omit<Profile, 'deletion_due' | 'providers'> {
  deletion_due: Date | null;
  providers: { provider: 'google' | 'linkedin'; email: string; created_at: string }[];
}

/** Loads the whole profile in one statement. */
export async function loadProfile(db: Kysely<Schema>, asker: Person, now: Date): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select
      avatar,
      first_name,
      last_name,
      email,
      (
        select email from account_link
        where person_id = person.id and purpose = 'email-change' and used_at is null and expires_at > ${now}
        order by created_at desc limit 1
      ) as new_email,
      phone_number,
      skype,
      viber,
      company_name,
      type,
      is_subscribed,
      no_mails_since is null as gets_mails,
      ${countOwned('request', asker)} as request_cards_count,
      ${countOwned('talent', asker)} as talent_cards_count,
      password_hash is not null as has_password,
      (
        select coalesce(
          json_agg(json_build_object('provider', provider, 'email', email, 'created_at', created_at) order by provider),
          '[]')
        from social_identity where person_id = person.id
      ) as providers,
      deletion_due
    from person
    where id = ${asker.id}`.execute(db);
  return rows[0]!;
}

/** Account data for changing an account. Contains the password hash, so it must never be sent to clients. */
export type AccountCredentials = Pick<
  Selectable<Schema['person']>,
  'id' | 'uid' | 'email' | 'first_name' | 'last_name' | 'password_hash'
>;

export function loadAccount(db: Kysely<Schema>, personId: number): Promise<AccountCredentials> {
  return db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['id', 'uid', 'email', 'first_name', 'last_name', 'password_hash'])
    .executeTakeFirstOrThrow();
}
