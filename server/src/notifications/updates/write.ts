import type { UpdateStatus } from '@crewdock/contract/staff/updates';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import type { Actor, Person } from '../../core/identity/actor.ts';

interface Update {
  kind: Schema['staff_update']['kind'];
  /** One-line title: the event and its person or card. */
  title: string;
  /** Plain text, which may contain line breaks. */
  detail?: string;
  /** Email address for a reply. */
  email?: string;
  /** Path of the entry's subject on the portal. */
  path?: string;
  personId?: number | null;
  /** The white-label company on whose portal the event happened. */
  companyId?: number | null;
  /** The actor who caused the change. Changes of visitors are shown as changes of the person. */
  actor: Exclude<Actor, Person> | Pick<Person, 'kind' | 'id' | 'isStaff'>;
}

interface PairUpdate extends Update {
  request: { id: number };
  talent: { id: number };
}

/**
 * Adds an entry to the staff inbox, in the transaction of the change that it reports. A change by staff needs no work,
 * so its entry is marked as done.
 */
export async function writeUpdate(trx: Transaction<Schema>, update: Update): Promise<void> {
  const { id } = await trx
    .insertInto('staff_update')
    .values({ ...columnsOf(update), status: statusFor(update) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeWords(trx, 'staff_update', [id]);
}

/**
 * Writes the latest state of a relation into the pair's entry of the staff inbox, in the transaction of the move. A
 * move by anyone except staff marks a done entry as new again. A move by staff needs no work, so a new entry becomes
 * done. The assignee and entries in progress are not changed.
 */
export async function writePairUpdate(
  trx: Transaction<Schema>,
  { request, talent, ...update }: PairUpdate,
): Promise<void> {
  const status = statusFor(update);
  const entry = { ...columnsOf(update), status, request_id: request.id, talent_id: talent.id } as const;
  const { id } = await trx
    .insertInto('staff_update')
    .values(entry)
    .onConflict((other) =>
      other.columns(['request_id', 'talent_id']).doUpdateSet(({ ref }) => ({
        ...columnsOf(update),
        status: sql`case when ${ref('staff_update.status')} = 'in_progress' then 'in_progress' else ${status} end`,
        created_at: sql`case when ${ref('staff_update.status')} = 'done' and ${status} = 'new' then now()
          else ${ref('staff_update.created_at')} end`,
        modified_at: sql`now()`,
        version: sql`${ref('staff_update.version')} + 1`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeWords(trx, 'staff_update', [id]);
}

/**
 * Updates the existing entries of relations that were moved together, whose moves are reported by another entry.
 * Entries that were new become done.
 */
export async function renewPairUpdates(
  trx: Transaction<Schema>,
  moved: { requestId: number; talentId: number; title: string; detail: string }[],
  actor: Actor,
): Promise<void> {
  const rows = JSON.stringify(moved.map((row) => ({ ...row, title: cleanTitle(row.title) })));
  const { rows: renewed } = await sql<{ id: number }>`
    with held as (
      select u.id from staff_update u
      join json_to_recordset(${rows}) as m ("requestId" integer, "talentId" integer)
        on u.request_id = m."requestId" and u.talent_id = m."talentId"
      order by u.id for no key update of u)
    update staff_update u set title = moved.title, detail = moved.detail, actor_id = ${actor.kind === 'person' ? actor.id : null}::int,
      status = case u.status when 'new' then 'done' else u.status end, modified_at = now(), version = version + 1
    from json_to_recordset(${rows}) as
      moved ("requestId" integer, "talentId" integer, title text, detail text)
    where u.id in (select id from held) and u.request_id = moved."requestId" and u.talent_id = moved."talentId"
    returning u.id`.execute(trx);
  await storeWords(
    trx,
    'staff_update',
    renewed.map(({ id }) => id),
  );
}

function columnsOf({ kind, title, detail = '', email, path, personId, companyId, actor }: Update) {
  return {
    kind,
    title: cleanTitle(title),
    detail,
    email: email ?? null,
    path: path ?? null,
    person_id: personId ?? null,
    company_id: companyId ?? null,
    actor_id: actor.kind === 'person' ? actor.id : (personId ?? null),
  } satisfies Insertable<Schema['staff_update']>;
}

function statusFor({ actor }: Update): UpdateStatus {
  return actor.kind === 'person' && actor.isStaff ? 'done' : 'new';
}

function cleanTitle(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim();
}
