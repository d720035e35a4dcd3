import { type Kysely, sql, type Transaction } from 'kysely';
import { worksIn } from '../../companies/policy.ts';
import { findCompany } from '../../companies/queries.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Task, TaskServices } from '../../core/context/task.ts';
import { confirmationDue } from '../confirmation-due.ts';
import { stillFreeLetter } from './emails.ts';
import { linkFor } from './link.ts';

const CHUNK = 200;

/** SQL condition for available resources whose status will soon become unknown. */
const DUE = sql`r.status = 'available' and r.deleted_at is null and ${confirmationDue('r')} < now()`;
const UNASKED = sql`(r.asked_at is null or r.asked_at <= r.confirmed_at)`;

interface Provider {
  owner_id: number;
  company_id: number | null;
  uid: string;
  email: string;
}

/**
 * Asks providers whether people whose confirmation is about to expire are still available. Sends at most one email per
 * provider and day, about one portal; other portals follow on the next days. The day is stored in the same transaction
 * as the email, so a retry does not ask a provider twice.
 */
export const askStillFree: Task<'ask-still-free'> = async (_, services) => {
  const { db, log, signal } = services;
  let failed = 0;
  for (let after = 0; ;) {
    const providers = await nextProviders(db, after);
    for (const provider of providers) {
      if (signal.aborted) throw new Error('shutting down: a retry emails the remaining providers');
      try {
        await db.transaction().execute((trx) => ask(trx, provider, services));
      } catch (error) {
        log.error({ err: error, person: provider.owner_id }, 'could not email a provider about unconfirmed resources');
        failed++;
      }
    }
    if (providers.length < CHUNK) break;
    after = providers.at(-1)!.owner_id;
  }
  if (failed > 0) throw new Error(`could not email ${failed} providers about unconfirmed resources`);
};

/** Returns the next providers, each with the portal that has the resource longest unconfirmed. */
async function nextProviders(db: Kysely<Schema>, after: number): Promise<Provider[]> {
  const { rows } = await sql<Provider>`
    select distinct on (r.owner_id) r.owner_id, r.company_id, p.uid, p.email
    from resource r join person p on p.id = r.owner_id
    where ${DUE} and ${UNASKED} and r.owner_id > ${after}
      and p.state = 'open' and p.anonymised_at is null and p.email_verified_at is not null
      and (r.company_id is null or ${worksIn(sql`r.owner_id`, sql`r.company_id`)})
      and not exists (
        select from resource_freshness f where f.owner_id = r.owner_id and f.asked_on = ${TODAY})
    order by r.owner_id, r.confirmed_at limit ${CHUNK}`.execute(db);
  return rows;
}

const TODAY = sql`(now() at time zone 'UTC')::date`;

async function ask(
  trx: Transaction<Schema>,
  { owner_id, company_id, uid, email }: Provider,
  { outbox, origins, vault }: TaskServices,
): Promise<void> {
  const { rows: first } = await sql`
    insert into resource_freshness as f (owner_id, asked_on) values (${owner_id}, ${TODAY})
    on conflict (owner_id) do update set asked_on = excluded.asked_on where f.asked_on is distinct from excluded.asked_on
    returning owner_id`.execute(trx);
  if (first.length === 0) return;
  const { rows: people } = await sql<{ name: string; title: string }>`
    update resource r set asked_at = case when ${UNASKED} then now() else r.asked_at end
    where r.owner_id = ${owner_id} and r.company_id is not distinct from ${company_id}::int and ${DUE}
    returning r.name, r.title`.execute(trx);
  if (people.length === 0) return;
  const company = company_id === null ? null : await findCompany(trx, String(company_id));
  const link = await linkFor({ db: trx, vault }, { uid, companyId: company_id }, new Date());
  const url = `${origins.of(company)}/available-resources/still-free/${link}`;
  await outbox.write(trx, { to: email, company, letter: stillFreeLetter(people, url) });
}
