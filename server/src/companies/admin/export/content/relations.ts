import { type RawBuilder, sql } from 'kysely';
import { personName } from '../../../../infra/db/person-name.ts';
import { rowsBy, type ExportContentSection, shownId } from './section.ts';

/**
 * Relations of a company's cards, as its members see them. From the other side, they contain only the card's name and
 * title and shared notes, never names of people.
 */
export const relationSections: ExportContentSection[] = [
  rowsBy(
    'relations',
    (companyId) => sql`
      select r.id as key, r.id, ${pair}, ${ownSides(companyId)} as own_sides, r.status, r.initiated_by, r.is_confirmed,
        no.label as rejection_reason, r.comment, step.label as step, r.start_date, r.rate, r.created_at, r.modified_at
      from relation r ${joinPair(sql`r`)}
        left join rejection_reason no on no.id = r.rejection_reason_id
        left join proceed_reason step on step.id = r.proceed_reason_id
      where r.id in (${linkedWith(companyId)})`,
  ),
  rowsBy(
    'relation_history',
    (companyId) => sql`
      select e.id as key, e.relation_id as relation, e.created_at as at, e.side, ${nameOf(sql`e`, companyId)} as person,
        e.from_status, former.label as from_step, e.to_status, step.label as to_step, e.why
      from relation_event e join relation r on r.id = e.relation_id ${joinPair(sql`r`)}
        left join person p on p.id = e.person_id
        left join proceed_reason former on former.id = e.from_step left join proceed_reason step on step.id = e.to_step
      where r.id in (${linkedWith(companyId)})`,
  ),
  rowsBy(
    'relation_notes',
    (companyId) => sql`
      select n.id as key, n.relation_id as relation, n.side, n.is_shared, ${nameOf(sql`n`, companyId)} as person, n.text,
        n.created_at, n.modified_at
      from relation_note n join relation r on r.id = n.relation_id ${joinPair(sql`r`)}
        left join person p on p.id = n.person_id
      where r.id in (${linkedWith(companyId)}) and (n.is_shared or ${isOwn(sql`n`, companyId)})`,
  ),
  rowsBy(
    'interviews',
    (companyId) => sql`
      select i.id as key, i.relation_id as relation, ${pair}, i.state, i.minutes, i.place, i.note, i.time_zone, i.starts_at, i.ends_at,
        i.reason, i.ended_by, i.created_at, i.modified_at
      from interview i ${joinPair(sql`i`)}
      where i.request_id in (select id from request where company_id = ${companyId})
        or i.talent_id in (select id from talent where company_id = ${companyId})`,
  ),
];

const pair = sql`
  ${shownId('q', 'qc')} as job_id, q.title as job, ${shownId('t', 'tc')} as talent_id, t.name as talent, t.title as talent_title`;

/** Joins both cards of a row and their companies. */
function joinPair(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    join request q on q.id = ${row}.request_id left join company qc on qc.id = q.company_id
    join talent t on t.id = ${row}.talent_id left join company tc on tc.id = t.company_id`;
}

/**
 * Builds the query for the relations of a company's cards. Starts from the cards, because scanning all relations would
 * be slow.
 */
function linkedWith(companyId: number): RawBuilder<unknown> {
  return sql`
    select l.id from request c join relation l on l.request_id = c.id where c.company_id = ${companyId}
    union select l.id from talent c join relation l on l.talent_id = c.id where c.company_id = ${companyId}`;
}

function ownSides(companyId: number): RawBuilder<unknown> {
  return sql`
    array_remove(array[case when q.company_id = ${companyId} then 'job' end, case when t.company_id = ${companyId} then 'talent' end], null)`;
}

/** Builds the condition that the company's side wrote the note or made the move. */
function isOwn(row: RawBuilder<unknown>, companyId: number): RawBuilder<unknown> {
  return sql`
    (${row}.side = 'request' and q.company_id = ${companyId} or ${row}.side = 'talent' and t.company_id = ${companyId})`;
}

/** Builds the expression for a person's name if the person belongs to the company's side, otherwise null. */
function nameOf(row: RawBuilder<unknown>, companyId: number): RawBuilder<unknown> {
  return sql`case when ${isOwn(row, companyId)} then ${personName('p')} end`;
}
