import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { DEMO_MAIL_DOMAIN } from './people.ts';

const TYPES = { 1: 'Client', 2: 'Talent provider', 3: 'Remote developer' };

/** What visitors may have written, newest first, and how far it has come. */
const MESSAGES = [
  ['new', 'We need two senior Go developers for six months, from January. Could you suggest somebody by Friday?'],
  ['new', 'Do you have people who have moved a monolith from PHP 5 to something current? We are a team of eight.'],
  ['in_progress', 'Our agency has twelve engineers on the bench. How do we list them without typing each one?'],
  ['in_progress', 'The job board looks good on our site. Can its heading be in our own font?'],
  ['done', 'I can’t find the invoice settings. Where do I change the company address?'],
  ['done', 'Thank you for the quick introduction, we have hired her.'],
] as const;

/** How many of the people who came last stand in the inbox. */
const REGISTRATIONS = 9;

/** Fills the staff's inbox, in which an earlier demo's entries are not kept. */
export async function insertUpdates(trx: Transaction<Schema>): Promise<void> {
  await sql`delete from staff_update where email like ${`%@${DEMO_MAIL_DOMAIN}`}`.execute(trx);
  const people = await trx
    .selectFrom('person')
    .where('type', 'is not', null)
    .where('email', 'like', `%@${DEMO_MAIL_DOMAIN}`)
    .select(['id', 'first_name', 'last_name', 'email', 'type'])
    .orderBy('id', 'desc')
    .limit(REGISTRATIONS + MESSAGES.length)
    .execute();
  const registrations = people.slice(MESSAGES.length).map((person, at) => ({
    kind: 'registration' as const,
    status: at < 4 ? ('new' as const) : ('done' as const),
    title: nameOf(person),
    detail: TYPES[person.type!],
    email: person.email,
    person_id: person.id,
    ...hoursAgo(5 + 7 * at),
  }));
  const messages = people.slice(0, MESSAGES.length).map((person, at) => ({
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

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}

function hoursAgo(hours: number): { created_at: Date; modified_at: Date } {
  const at = new Date(Date.now() - hours * 3_600_000);
  return { created_at: at, modified_at: at };
}
