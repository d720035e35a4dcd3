import type { CardKind } from '@crewdock/contract/kinds';
import { type RawBuilder, sql } from 'kysely';
import { isMarketOpen } from '../companies/policy.ts';
import type { Context } from '../core/context/context.ts';
import type { Actor, Person } from '../core/identity/actor.ts';

/** Builds the SQL version of `canEdit` on a table of cards with this alias. */
export function editableCards(card: string, actor: Actor): RawBuilder<unknown> {
  if (actor.kind === 'visitor') return sql`false`;
  if (actor.isStaff) return sql`true`;
  const { company, owner } = columnsOf(card);
  const led = sql`(${company}, ${owner}) in (
    select company_id, person_id from json_to_recordset(${JSON.stringify(actor.leads)})
      as led (company_id integer, person_id integer))`;
  const leads = actor.leads.length > 0 ? led : sql`false`;
  const isSuperadmins = sql`coalesce(${company} = ${actor.superadminIn}, false)`;
  return sql`(${ownedCards(card, actor)} or ${isSuperadmins} or coalesce(${leads}, false))`;
}

/** The person whose own cards are queried. */
export type CardsOwner = Pick<Person, 'id' | 'worksIn'>;

/**
 * Builds an SQL condition: the person owns the card and, if it is a company's card, still has a role at that company.
 */
export function ownedCards(card: string, { id, worksIn }: CardsOwner): RawBuilder<unknown> {
  const { company, owner } = columnsOf(card);
  return sql`(${owner} = ${id} and (${company} is null or ${company} = any(${worksIn}::int[])))`;
}

/** Builds SQL that counts a person's cards of a kind, without archived cards and drafts. */
export function countOwned(kind: CardKind, person: CardsOwner): RawBuilder<number> {
  return sql`(select count(*) from ${sql.table(kind)} c where c.is_active and not c.is_draft and ${ownedCards('c', person)})`;
}

/** Builds the SQL condition of `visibleCard`: cards that the viewer sees on the portal of the request. */
export function visibleCards(
  card: string,
  { actor, company: host }: Pick<Context, 'actor' | 'company'>,
): RawBuilder<unknown> {
  const { company, hold, draft, active, concealed } = columnsOf(card);
  const isPublic = isMarketOpen(host)
    ? sql`${active} and not ${concealed} and (${company} is null or ${company} = ${host?.id ?? null})`
    : sql`false`;
  if (actor.kind === 'visitor') return isPublic;
  const isMembers = sql`not ${hold} and not ${draft} and ${company} = any(${actor.companyIds}::int[])`;
  return sql`(${isPublic} or ${editableCards(card, actor)} or ${isMembers})`;
}

/** Builds an SQL condition: cards that `visibleCard` returns or answers with 410 Gone. */
export function addressableCards(card: string, viewer: Pick<Context, 'actor' | 'company'>): RawBuilder<unknown> {
  const { company, concealed } = columnsOf(card);
  const host = viewer.company;
  // Includes archived cards.
  const wasPublic = isMarketOpen(host)
    ? sql`(not ${concealed} and (${company} is null or ${company} = ${host?.id ?? null}))`
    : sql`false`;
  return viewer.actor.kind === 'visitor' ? wasPublic : sql`(${wasPublic} or ${visibleCards(card, viewer)})`;
}

/** Builds an SQL condition: cards that the viewer does not see on the portal of the request. */
export function hiddenCards(card: string, viewer: Pick<Context, 'actor' | 'company'>): RawBuilder<unknown> {
  const { company, active, concealed } = columnsOf(card);
  // Public cards without a company are visible on every open market. Excluding them first lets PostgreSQL use the index
  // for the other cards.
  const mayBe = isMarketOpen(viewer.company)
    ? sql`not (${active} and not ${concealed} and ${company} is null)`
    : sql`true`;
  return sql`(${mayBe} and (${visibleCards(card, viewer)}) is not true)`;
}

/**
 * Builds an SQL condition: cards whose internal ids the actor may use. If a company hides ids, only its members and
 * staff may use them.
 */
export function cardsWithVisibleId(card: string, actor: Actor): RawBuilder<unknown> {
  if (actor.kind === 'person' && actor.isStaff) return sql`true`;
  const { company } = columnsOf(card);
  // Correlated with the card's company: otherwise, PostgreSQL would first collect all companies that hide ids.
  const isShown = sql`coalesce((select card_id_publicly_visible from company where id = ${company}), true)`;
  if (actor.kind === 'visitor') return isShown;
  return sql`(${isShown} or ${company} = any(${actor.companyIds}::int[]))`;
}

type Columns = ReturnType<typeof referTo>;

/** Cached by table alias, because every condition on a card uses these columns. */
const columns = new Map<string, Columns>();

function columnsOf(card: string): Columns {
  const made = columns.get(card) ?? referTo(card);
  columns.set(card, made);
  return made;
}

function referTo(card: string) {
  const column = (name: string) => sql.ref(`${card}.${name}`);
  const [hold, draft] = [column('is_on_hold'), column('is_draft')];
  return {
    owner: column('owner_id'),
    company: column('company_id'),
    active: column('is_active'),
    hold,
    draft,
    /** SQL version of `isHidden` in `policy.ts`, identical to the predicate of the partial index. */
    concealed: sql`(${hold} or ${column('is_private')} or ${draft} or ${column('is_withheld')})`,
  };
}
