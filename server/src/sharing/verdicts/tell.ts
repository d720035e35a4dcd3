import { type Kysely, sql, type Transaction } from 'kysely';
import { findCompany } from '../../companies/queries.ts';
import { worksIn } from '../../companies/policy.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Task, TaskServices } from '../../core/context/task.ts';
import { type VerdictNotification, verdictsLetter } from './emails.ts';

const CHUNK = 200;

/** Quiet period before the first email, so that a visitor can finish a list of cards. */
const QUIET = sql`interval '5 minutes'`;
const BETWEEN = sql`interval '1 hour'`;

/** SQL condition: the company `co` shows the database ids of its cards; true without a company. */
const SHOWS_ID = sql`coalesce(co.card_id_publicly_visible, true)`;

interface Due {
  owner_id: number;
  company_id: number | null;
  email: string;
}

/** SQL `from` clause: verdicts with the owner and the company of their link. */
const OF_OWNERS = sql`
  share_verdict v join share_tag s on s.id = v.tag_id
    left join card_list l on l.id = s.list_id left join talent t on t.id = s.talent_id left join request q on q.id = s.request_id,
  lateral (select coalesce(l.owner_id, t.owner_id, q.owner_id) as owner_id, coalesce(t.company_id, q.company_id) as company_id) o`;

/**
 * Background job: emails owners about new verdicts, at most once an hour per owner and about one portal at a time.
 * Verdicts are marked as notified in the same transaction as the email, so a retry does not repeat any verdict.
 */
export const tellVerdicts: Task<'tell-verdicts'> = async (_, services) => {
  const { db, log, signal } = services;
  let failed = 0;
  for (let after = 0; ;) {
    const owners = await nextOwners(db, after);
    for (const owner of owners) {
      if (signal.aborted) throw new Error('shutting down: a retry notifies the remaining owners');
      try {
        await db.transaction().execute((trx) => tell(trx, owner, services));
      } catch (error) {
        log.error({ err: error, person: owner.owner_id }, 'could not notify an owner of new verdicts');
        failed++;
      }
    }
    if (owners.length < CHUNK) break;
    after = owners.at(-1)!.owner_id;
  }
  if (failed > 0) throw new Error(`could not notify ${failed} owners of new verdicts`);
};

/** Returns the next owners, each with the portal whose verdicts have been pending longest. */
async function nextOwners(db: Kysely<Schema>, after: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select distinct on (o.owner_id) o.owner_id, o.company_id, p.email from ${OF_OWNERS} join person p on p.id = o.owner_id
    where v.told_at is null and v.modified_at <= now() - ${QUIET} and o.owner_id > ${after}
      and p.state = 'open' and p.anonymised_at is null and p.email_verified_at is not null
      and (o.company_id is null or ${worksIn(sql`o.owner_id`, sql`o.company_id`)})
      and not ${wasTold(sql`o.owner_id`)}
    order by o.owner_id, v.modified_at limit ${CHUNK}`.execute(db);
  return rows;
}

async function tell(
  trx: Transaction<Schema>,
  { owner_id, company_id, email }: Due,
  { outbox, origins }: TaskServices,
): Promise<void> {
  // Prevents two processes from emailing the same owner.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share_verdict ${owner_id}`}, 0))`.execute(trx);
  const { rows: told } = await sql<VerdictNotification>`
    with due as (
      select v.id, s.tag, coalesce(l.name, t.name, q.title) as shared,
        case when s.list_id is not null then 'lists' when s.talent_id is not null then 'talents' else 'requests' end as type,
        coalesce(s.list_id, case when ${SHOWS_ID} then s.talent_id else t.shown_id end,
          case when ${SHOWS_ID} then s.request_id else q.shown_id end) as shared_id
      from ${OF_OWNERS} left join company co on co.id = o.company_id
      where v.told_at is null and o.owner_id = ${owner_id} and o.company_id is not distinct from ${company_id}::int
        and not ${wasTold(sql`${owner_id}::int`)}
      order by v.id for update of v),
      told as (update share_verdict v set told_at = now() from due where due.id = v.id returning v.*)
    select due.tag, due.shared, due.type, due.shared_id, told.name, told.word, told.text, coalesce(c.name, j.title) as card
    from told join due on due.id = told.id left join talent c on c.id = told.talent_id left join request j on j.id = told.request_id
    order by due.shared, due.type, due.shared_id, told.modified_at, told.id`.execute(trx);
  if (told.length === 0) return;
  const company = company_id === null ? null : await findCompany(trx, String(company_id));
  await outbox.write(trx, { to: email, company, letter: verdictsLetter(told, origins.of(company)) });
}

/** Builds the SQL condition that the owner was notified of any verdict within the last hour. */
function wasTold(owner: ReturnType<typeof sql>) {
  return sql`exists (
    select from share_verdict before join share_tag own on own.id = before.tag_id
      left join card_list ol on ol.id = own.list_id left join talent ot on ot.id = own.talent_id
      left join request oq on oq.id = own.request_id
    where before.told_at > now() - ${BETWEEN} and coalesce(ol.owner_id, ot.owner_id, oq.owner_id) = ${owner})`;
}
