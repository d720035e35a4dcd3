import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import { loadDemands, loadOffers } from '@crewdock/server/matching/load';
import { byFit, rankPair } from '@crewdock/server/matching/order';
import { BUSY_COMPANY } from './companies.ts';
import { insertLists } from './lists.ts';
import type { DemoAccount } from './population.ts';
import { Random } from './random.ts';
import type { WorkCard } from './work-card.ts';
import { getPlannedOutcome, type Walk, generateRelationHistory } from './walks.ts';

type Trx = Transaction<Schema>;

/** Maximum number of talents that are considered for a job. */
const LOOKED_AT = 1000;
/** Number of relations of an owner's jobs, used in rotation. The first job has a relation with each outcome. */
const LINKED = [8, 3, 11, 5, 2, 9, 6] as const;

/** Inserts work of the demo accounts: relations in every status, with their history, and lists. */
export async function insertWork(trx: Trx, accounts: readonly DemoAccount[], seed: number): Promise<void> {
  const random = new Random(seed ^ 0x5eed);
  const owners = accounts.map(({ person }) => person.owner_number);
  const staff = await personId(trx, accounts.find(({ person }) => person.is_staff)!.person.owner_number);
  const jobs = await cardsOf(trx, 'request', owners);
  const talents = await candidates(trx, owners);
  await insertRelations(trx, await planRelations(trx, jobs, talents, random), staff);
  const companyJobs = await otherJobsOf(trx, BUSY_COMPANY, owners);
  const colleagues = talents.map((talent) => ({ ...talent, is_theirs: talent.company_id !== null }));
  await insertRelations(trx, await planRelations(trx, companyJobs, colleagues, new Random(seed ^ 0xc0)), staff);
  await makeJobsBefore(trx);
  await insertLists(trx, { accounts, jobs, talents }, random);
}

interface PlannedRelation {
  job: WorkCard;
  talent: WorkCard;
  walk: Walk;
}

/**
 * Plans relations of each job with its best matches. The jobs of an owner or company differ in their number of
 * relations and in their outcomes.
 */
async function planRelations(
  trx: Trx,
  jobs: WorkCard[],
  talents: Candidate[],
  random: Random,
): Promise<PlannedRelation[]> {
  const [demands, offers] = [
    await loadDemands(
      trx,
      jobs.map(({ id }) => id),
    ),
    await loadOffers(
      trx,
      talents.map(({ id }) => id),
    ),
  ];
  const placeOf = new Map<number, number>();
  return jobs.flatMap((job) => {
    const turn = placeOf.get(groupOf(job)) ?? 0;
    placeOf.set(groupOf(job), turn + 1);
    const linked = LINKED[turn % LINKED.length]!;
    const ranked = talents
      .filter((talent) => meet(job, talent))
      .map((talent) => ({ talent, ...rankPair(demands.get(job.id)!, offers.get(talent.id)!) }))
      .filter(({ match }) => match.mode !== 'all')
      .toSorted((a, b) => byFit(a, b) || a.talent.id - b.talent.id);
    // Talents of the demo accounts come first, so that their pages are not empty.
    const theirs = ranked.filter(({ talent }) => talent.is_theirs).slice(0, Math.ceil(linked / 2));
    const others = ranked.filter(({ talent }) => !talent.is_theirs).slice(0, linked - theirs.length);
    return [...theirs, ...others]
      .toSorted((a, b) => byFit(a, b) || a.talent.id - b.talent.id)
      .map(({ talent, match }, place) => {
        const facts = { match, hourlyRate: talent.hourly_rate, firstName: talent.called.split(' ')[0]! };
        return {
          job,
          talent,
          walk: generateRelationHistory(getPlannedOutcome(place + SHIFT * turn, match), facts, random),
        };
      });
  });
}

/**
 * Offset of the first outcome from job to job, so that jobs differ in the numbers of waiting relations, active
 * relations and hires.
 */
const SHIFT = 3;

/** Returns the key by which jobs are grouped: jobs of one owner or company are listed together. */
const groupOf = ({ company_id, owner_id }: WorkCard) => (company_id === null ? owner_id : -company_id);

type Candidate = WorkCard & { is_theirs: boolean };

/** Whether job and talent have different owners, and the talent belongs to no company or to the job's company. */
function meet(job: WorkCard, talent: Candidate): boolean {
  if (job.owner_id === talent.owner_id) return false;
  return talent.company_id === null || talent.company_id === job.company_id;
}

async function candidates(trx: Trx, owners: number[]): Promise<Candidate[]> {
  const theirs = (await cardsOf(trx, 'talent', owners)).map((card) => ({ ...card, is_theirs: true }));
  const { rows } = await sql<WorkCard>`
    ${cards('talent')} where c.id in (select card_id from market_talent) and p.owner_number <> all(${owners}::int[])
    order by c.modified_at desc, c.id limit ${LOOKED_AT}`.execute(trx);
  return [...theirs, ...rows.map((card) => ({ ...card, is_theirs: false }))];
}

/** Returns the owners' cards that are on a market. */
async function cardsOf(trx: Trx, kind: 'talent' | 'request', owners: number[]): Promise<WorkCard[]> {
  const { rows } = await sql<WorkCard>`
    ${cards(kind)} where c.id in (select card_id from ${sql.table(`market_${kind}`)})
      and p.owner_number = any(${owners}::int[])
    order by c.id limit ${LOOKED_AT}`.execute(trx);
  return rows;
}

/** Returns the jobs on a company's market, without those of the excluded owners. */
async function otherJobsOf(trx: Trx, slug: string, owners: number[]): Promise<WorkCard[]> {
  const { rows } = await sql<WorkCard>`
    ${cards('request')} join company on company.id = c.company_id
    where company.slug = ${slug} and c.id in (select card_id from market_request)
      and p.owner_number <> all(${owners}::int[])
    order by c.id limit ${LOOKED_AT}`.execute(trx);
  return rows;
}

function cards(kind: 'talent' | 'request') {
  const own = kind === 'talent' ? sql`c.name as called, c.hourly_rate` : sql`c.title as called, null as hourly_rate`;
  return sql`select c.id, c.owner_id, c.company_id, ${own} from ${sql.table(kind)} c join person p on p.id = c.owner_id`;
}

async function personId(trx: Trx, ownerNumber: number): Promise<number> {
  const { id } = await trx
    .selectFrom('person')
    .where('owner_number', '=', ownerNumber)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Backdates jobs that would otherwise be newer than their first proposal. */
async function makeJobsBefore(trx: Trx): Promise<void> {
  await sql`
    update request set created_at = proposed.first - interval '2 days'
    from (select request_id, min(created_at) as first from relation group by request_id) proposed
    where id = request_id and created_at > proposed.first - interval '2 days'`.execute(trx);
}

async function insertRelations(trx: Trx, pairs: PlannedRelation[], staff: number): Promise<void> {
  const relations = pairs.map(({ job, talent, walk: { steps, ...walk } }) => ({
    ...walk,
    request_id: job.id,
    talent_id: talent.id,
    created_ago: steps[0]!.ago,
    modified_ago: steps.at(-1)!.ago,
  }));
  const events = pairs.flatMap(({ job, talent, walk }) =>
    walk.steps.map((step) => ({
      ...step,
      request_id: job.id,
      talent_id: talent.id,
      person_id: step.side === 'staff' ? staff : step.side === 'request' ? job.owner_id : talent.owner_id,
    })),
  );
  await sql`
    insert into relation (request_id, talent_id, status, initiated_by, is_confirmed, rejection_reason_id, comment,
      proceed_reason_id, start_date, rate, created_at, modified_at)
    select request_id, talent_id, status, initiated_by, is_confirmed, rejection_reason_id, comment, proceed_reason_id,
      current_date + starts_in_days, rate, now() - make_interval(secs => created_ago),
      now() - make_interval(secs => modified_ago)
    from json_to_recordset(${JSON.stringify(relations)}) as r (request_id integer, talent_id integer, status text,
      initiated_by text, is_confirmed boolean, rejection_reason_id smallint, comment text, proceed_reason_id smallint,
      starts_in_days integer, rate text, created_ago integer, modified_ago integer)`.execute(trx);
  await sql`
    insert into relation_event (relation_id, person_id, side, from_status, to_status, to_step, why, created_at)
    select r.id, e.person_id, e.side, e."from", e."to", case when e."to" = 'proceeded' then r.proceed_reason_id end, e.why, now() - make_interval(secs => e.ago)
    from json_to_recordset(${JSON.stringify(events)}) as e (request_id integer, talent_id integer, person_id integer,
      side text, "from" text, "to" text, why text, ago integer)
    join relation r on r.request_id = e.request_id and r.talent_id = e.talent_id
    order by r.id, e.ago desc`.execute(trx);
}
