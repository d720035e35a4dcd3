import type { PeopleTable } from '@crewdock/contract/staff/people';
import { sql } from 'kysely';
import { moveAccount } from '../../people/accounts/state.ts';
import { personName } from '../../infra/db/person-name.ts';
import { PROVIDER_SCORE } from '../../resources/provider-score.ts';
import { requirePerson } from '../../core/context/context.ts';
import type { Sql, TableSource } from '../table/source.ts';
import { staffOptions } from './staff-options.ts';

/** Row conditions per table: non-staff accounts of one type, or all staff accounts. */
const WHICH: Record<PeopleTable['name'], Sql> = {
  clients: sql`person.type = 1 and not person.is_staff`,
  vendors: sql`person.type = 2 and not person.is_staff`,
  contractors: sql`person.type = 3 and not person.is_staff`,
  staff: sql`person.is_staff`,
};

export function peopleSource(name: PeopleTable['name']): TableSource<PeopleTable> {
  return {
    from: 'person',
    subject: 'person',
    joins: sql`left join person manager on manager.id = person.manager_id
      left join resource_freshness freshness on freshness.owner_id = person.id`,
    only: sql`(person.anonymised_at is null and ${WHICH[name]})`,
    columns: {
      uid: sql`person.uid`,
      id: sql`person.id`,
      version: sql`person.version`,
      name: personName('person'),
      email: sql`person.email`,
      company_name: sql`person.company_name`,
      state: sql`person.state`,
      manager: { id: sql`person.manager_id`, name: personName('manager') },
      cards_count: sql`person.cards_count`,
      companies: sql`coalesce((
        select string_agg(company.name, ', ' order by company.name)
        from company_member member join company on company.id = member.company_id
        where member.person_id = person.id), '')`,
      ...PROVIDER_SCORE,
      email_verified: sql`person.email_verified_at`,
      last_sign_in: sql`person.last_sign_in_at`,
      created: sql`person.created_at`,
      first_name: sql`person.first_name`,
      last_name: sql`person.last_name`,
      phone_number: sql`person.phone_number`,
      skype: sql`person.skype`,
      viber: sql`person.viber`,
    },
    words: sql`person.staff_words`,
    reader: { person: sql`person.id`, company: sql`person.signed_up_with` },
    options: { manager: staffOptions },
    write: {
      async state(trx, uid, state, doer) {
        const { id } = await trx.selectFrom('person').where('uid', '=', uid).select('id').executeTakeFirstOrThrow();
        await moveAccount(trx, id, state, requirePerson(doer).id);
      },
      async manager(trx, uid, manager) {
        await trx.updateTable('person').set({ manager_id: manager }).where('uid', '=', uid).execute();
      },
    },
  };
}
