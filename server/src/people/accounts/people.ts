import { randomInt } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { writeUpdate } from '../../notifications/updates/write.ts';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import { formatPersonName } from '../../core/text/person-name.ts';
import { VISITOR } from '../../core/identity/actor.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as updates from '../../core/messages/updates.ts';

const OWNER_NUMBERS = { from: 10_000_000, to: 99_999_999 };
/**
 * Maximum number of attempts to find a free number. Nearly all numbers are free, so more failures have another cause.
 */
const ATTEMPTS = 20;

const REGISTERED = { 1: updates.clientRegistered, 2: updates.providerRegistered, 3: updates.developerRegistered };

type NewPerson = Pick<
  Insertable<Schema['person']>,
  | 'uid'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'company_name'
  | 'phone_number'
  | 'password_hash'
  | 'is_subscribed'
  | 'signed_up_with'
  | 'skype'
  | 'viber'
  | 'state'
  | 'manager_id'
  | 'email_verified_at'
  | 'type'
  | 'is_staff'
>;

/**
 * Creates an account and notifies staff. Returns the person's id, or null if the email address already has an account.
 */
export async function createPerson(
  trx: Transaction<Schema>,
  person: NewPerson & { type: 1 | 2 | 3 },
  doer: Doer,
): Promise<number | null> {
  const id = await addPerson(trx, person, doer);
  if (id === null) return null;
  await writeUpdate(trx, {
    kind: 'registration',
    title: formatMessage(REGISTERED[person.type], { name: formatPersonName(person) }),
    detail: person.company_name,
    email: person.email,
    personId: id,
    companyId: person.signed_up_with ?? null,
    actor: VISITOR,
  });
  return id;
}

/** Like `createPerson`, but does not notify staff. */
export async function addPerson(trx: Transaction<Schema>, person: NewPerson, doer: Doer): Promise<number | null> {
  const id = await insertPerson(trx, person);
  if (id !== null)
    await writeAuditEntries(trx, doer, { action: 'created', subject: 'person', id, personId: id, after: person });
  return id;
}

async function insertPerson(trx: Transaction<Schema>, person: NewPerson): Promise<number | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const added = await trx
      .insertInto('person')
      .values({
        ...person,
        superadmin_in: null,
        owner_number: randomInt(OWNER_NUMBERS.from, OWNER_NUMBERS.to + 1),
        avatar: null,
        my_default_route: null,
        company_default_route: null,
        market_default_route: null,
        deletion_due: null,
        anonymised_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      await storeWords(trx, 'person', [added.id]);
      return added.id;
    }
    const owner = await trx.selectFrom('person').where('email', '=', person.email).select('id').executeTakeFirst();
    if (owner) return null;
  }
  throw new Error('could not find an unused owner number');
}
