import type { InboxEntryType } from '@crewdock/contract/inbox';
import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { editableCards, ownedCards } from '../cards/conditions.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { rowVersion } from '../infra/db/total-order.ts';
import { isBeforeHire, waitsForSide } from '../relations/queries.ts';
import { confirmationDue } from '../resources/confirmation-due.ts';

export type InboxAsker = Pick<Context, 'actor' | 'company'>;

/** A row of `inboxEntries`. */
export interface EntryRow {
  type: InboxEntryType;
  key: string;
  since: Date;
  /** Id of the entry's object in its own table. */
  ref: string;
  /** The kind of the requester's card, or of the shared card or list. Null for resources. */
  own_kind: CardKind | 'list' | null;
  own_id: number | null;
}

/** SQL: everything that needs the requester's answer, without postponed entries, as rows like `EntryRow`. */
export function inboxEntries(asker: InboxAsker): RawBuilder<EntryRow> {
  const { id } = requirePerson(asker);
  return sql`(select * from (${allEntries(asker)}) each_entry
    where not exists (
      select from inbox_later l where l.person_id = ${id} and l.entry = each_entry.key and l.until > now()))`;
}

/** Like `inboxEntries`, but includes postponed entries. */
export function allEntries(asker: InboxAsker): RawBuilder<EntryRow> {
  const parts = [
    proposals('request', asker),
    proposals('talent', asker),
    applications(asker),
    interviews(asker),
    verdicts('request', asker),
    verdicts('talent', asker),
    verdicts('list', asker),
    resources(asker),
  ];
  return sql`${sql.join(parts, sql` union all `)}`;
}

/**
 * SQL condition: the cards and resources for which the person answers, which are their own and, on a company's portal,
 * those of the company that they may edit. Staff answer on behalf of others in the admin panel.
 */
export function answerableCards(card: string, asker: InboxAsker): RawBuilder<unknown> {
  const person = requirePerson(asker);
  const own = ownedCards(card, person);
  if (!asker.company || person.isStaff) return own;
  return sql`(${own} or ${sql.ref(`${card}.company_id`)} = ${asker.company.id} and ${editableCards(card, person)})`;
}

/** A proposal that waits for both of the person's cards is listed once, with the job. */
function proposals(kind: CardKind, asker: InboxAsker): RawBuilder<unknown> {
  const waitsForJob = sql`exists (
    select from request q where q.id = r.request_id and ${waitsForSide('request', 'r')} and ${answerableCards('q', asker)})`;
  return sql`
    select ${literal('relation')} as type, 'relation:' || r.id as key, r.modified_at as since, r.id::text as ref,
      ${literal(kind)} as own_kind, c.id as own_id, ${rowVersion('r')} as row_version
    from ${sql.table(kind)} c join relation r on ${sql.ref(`r.${kind}_id`)} = c.id
    where ${answerableCards('c', asker)} and ${waitsForSide(kind, 'r')}
      and ${kind === 'talent' ? sql`not ${waitsForJob}` : sql`true`}`;
}

function applications(asker: InboxAsker): RawBuilder<unknown> {
  return sql`
    select ${literal('application')}, 'application:' || a.id, a.created_at, a.id::text, ${literal('request')}, c.id,
      ${rowVersion('a')}
    from request c join application a on a.request_id = c.id
    where ${answerableCards('c', asker)} and c.is_active and a.status = 'open'`;
}

function interviews(asker: InboxAsker): RawBuilder<unknown> {
  return sql`
    select ${literal('interview')}, 'interview:' || i.id, i.modified_at, i.id::text, ${literal('talent')}, c.id,
      ${rowVersion('i')}
    from talent c join interview i on i.talent_id = c.id join relation r on r.id = i.relation_id
    where ${answerableCards('c', asker)} and i.state = 'offered' and ${isBeforeHire('r')} and r.status <> 'proposed'
      and exists (select from interview_slot s where s.interview_id = i.id and s.starts_at > now())`;
}

/** Unread verdicts through the links to cards or lists. */
function verdicts(kind: CardKind | 'list', asker: InboxAsker): RawBuilder<unknown> {
  const [table, shared] =
    kind === 'list' ? ['card_list', sql`c.owner_id = ${requirePerson(asker).id}`] : [kind, answerableCards('c', asker)];
  return sql`
    select ${literal('verdict')}, 'verdict:' || v.id, v.modified_at, v.id::text, ${literal(kind)}, c.id, ${rowVersion('v')}
    from ${sql.table(table)} c join share_tag s on ${sql.ref(`s.${kind}_id`)} = c.id
      join share_verdict v on v.tag_id = s.id
    where ${shared} and v.read_at is null`;
}

function resources(asker: InboxAsker): RawBuilder<unknown> {
  return sql`
    select ${literal('resource')}, 'resource:' || r.uid, ${confirmationDue('r')}, r.uid::text, null, null,
      ${rowVersion('r')}
    from resource r
    where ${answerableCards('r', asker)} and r.deleted_at is null
      and (r.status = 'unknown' or r.status = 'available' and ${confirmationDue('r')} < now())`;
}

function literal(text: string): RawBuilder<string> {
  return sql.lit(text);
}
