import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { DEMO_MAIL_DOMAIN } from './people.ts';

const TYPES = { 1: 'client', 2: 'talent provider', 3: 'remote developer' };

/** Messages of visitors with their status, newest first. */
const MESSAGES = [
  ['new', 'We need two senior Go developers for six months, from January. Could you suggest somebody by Friday?'],
  ['new', 'Do you have people who have moved a monolith from PHP 5 to something current? We are a team of eight.'],
  ['in_progress', 'Two of our five jobs are filled. Can the others stay open while we decide on the budget?'],
  ['in_progress', 'The job board looks good on our site. Can its heading be in our own font?'],
  ['done', 'I can’t find the invoice settings. Where do I change the company address?'],
  ['done', 'Thank you for the quick introduction, we have hired her.'],
] as const;

/** Number of recent registrations in the staff inbox. */
const REGISTRATIONS = 9;

/** Fills the staff inbox; deletes the entries of an earlier demo. */
export async function insertUpdates(trx: Transaction<Schema>): Promise<void> {
  await sql`delete from staff_update where email like ${`%@${DEMO_MAIL_DOMAIN}`}`.execute(trx);
  const clients = await latest(trx, [1], MESSAGES.length);
  const others = await latest(trx, [2, 3], REGISTRATIONS);
  const registrations = others.map((person, at) => ({
    kind: 'registration' as const,
    status: at < 4 ? ('new' as const) : ('done' as const),
    title: `${nameOf(person)} signed up as a ${TYPES[person.type!]}`,
    detail: '',
    email: person.email,
    person_id: person.id,
    ...hoursAgo(5 + 7 * at),
  }));
  const messages = clients.map((person, at) => ({
    kind: 'contact_message' as const,
    status: MESSAGES[at]![0],
    title: `Message from ${nameOf(person)}`,
    detail: MESSAGES[at]![1],
    email: person.email,
    person_id: person.id,
    ...hoursAgo(2 + 9 * at),
  }));
  const updates = [...registrations, ...messages].toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  if (updates.length > 0) await trx.insertInto('staff_update').values(updates).execute();
}

/** Returns the most recently registered people with one of the types who are not members of a company. */
async function latest(trx: Transaction<Schema>, types: (1 | 2 | 3)[], most: number) {
  return trx
    .selectFrom('person')
    .where('type', 'in', types)
    .where('email', 'like', `%@${DEMO_MAIL_DOMAIN}`)
    .where('id', 'not in', ({ selectFrom }) => selectFrom('company_member').select('person_id'))
    .select(['id', 'first_name', 'last_name', 'email', 'type'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}

function hoursAgo(hours: number): { created_at: Date; modified_at: Date } {
  const at = new Date(Date.now() - hours * 3_600_000);
  return { created_at: at, modified_at: at };
}
