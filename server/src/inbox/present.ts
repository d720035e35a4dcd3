import type { InboxEntry, InboxOwnCard } from '@crewdock/contract/inbox';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { sql } from 'kysely';
import { presentApplication } from '../applications/present.ts';
import { buildApplicationsQuery } from '../applications/queries.ts';
import { presentRequest, presentTalent } from '../cards/present.ts';
import { type CardRow, loadCards } from '../cards/queries.ts';
import { getShownId } from '../cards/shown-id.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import type { Context } from '../core/context/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { presentRelatedCards } from '../relations/lists.ts';
import { findRelations } from '../relations/queries.ts';
import { presentOwn } from '../resources/present.ts';
import { loadResources } from '../resources/queries.ts';
import { loadVerdicts } from '../sharing/verdicts/said.ts';
import type { EntryRow } from './entries.ts';

type Asker = Context & WithNames;

/** Entries with all data that an answer needs, in the order of the rows. */
export async function presentEntries(rows: EntryRow[], context: Asker): Promise<InboxEntry[]> {
  const own = await loadOwnCards(rows, context);
  const parts = await Promise.all([
    presentProposals(rows, own, context),
    presentApplications(rows, own, context),
    presentInterviews(rows, own, context),
    presentVerdicts(rows, own, context),
    presentResources(rows, context),
  ]);
  const byKey = new Map(parts.flat().map((entry) => [entry.key, entry]));
  // Omits objects that were removed after their rows were read.
  return rows.flatMap(({ key }) => byKey.get(key) ?? []);
}

interface OwnCards {
  request: Map<number, CardRow<'request'>>;
  talent: Map<number, CardRow<'talent'>>;
}

async function loadOwnCards(rows: EntryRow[], { db }: Context): Promise<OwnCards> {
  const load = async <K extends CardKind>(kind: K) => {
    const ids = new Set(rows.flatMap(({ own_kind, own_id }) => (own_kind === kind ? own_id! : [])));
    return new Map((await loadCards(db, kind, [...ids])).map((card) => [card.id, card]));
  };
  const [request, talent] = await Promise.all([load('request'), load('talent')]);
  return { request, talent };
}

async function presentProposals(rows: EntryRow[], own: OwnCards, context: Asker): Promise<InboxEntry[]> {
  const proposals = rows.filter(({ type }) => type === 'relation');
  const related = await loadRelated(proposals, ({ ref }) => Number(ref), context);
  return proposals.flatMap((row): InboxEntry[] => {
    const found = related.get(row.key);
    return found ? [{ type: 'relation', ...common(row), own: presentOwnCard(row, own), related: found }] : [];
  });
}

async function presentApplications(rows: EntryRow[], own: OwnCards, context: Asker): Promise<InboxEntry[]> {
  const byId = new Map(rows.filter(({ type }) => type === 'application').map((row) => [row.ref, row]));
  if (byId.size === 0) return [];
  const [found, names] = await Promise.all([
    buildApplicationsQuery(sql`a.id = any(${[...byId.keys()]}::uuid[])`).execute(context.db),
    context.names(),
  ]);
  return found.rows.map((application): InboxEntry => {
    const row = byId.get(application.id)!;
    const job = own.request.get(row.own_id!)!;
    const presented = presentApplication(application, job, names);
    return { type: 'application', ...common(row), own: presentOwnCard(row, own), application: presented };
  });
}

async function presentInterviews(rows: EntryRow[], own: OwnCards, context: Asker): Promise<InboxEntry[]> {
  const byId = new Map(rows.filter(({ type }) => type === 'interview').map((row) => [row.ref, row]));
  if (byId.size === 0) return [];
  const { rows: offers } = await sql<{ id: string; relation_id: number; minutes: number; times: number; first: Date }>`
    select i.id, i.relation_id, i.minutes, count(*) as times, min(s.starts_at) as first
    from interview i join interview_slot s on s.interview_id = i.id and s.starts_at > now()
    where i.id = any(${[...byId.keys()]}::uuid[]) and i.relation_id is not null group by i.id`.execute(context.db);
  const relationIds = new Map(offers.map(({ id, relation_id }) => [id, relation_id]));
  const listed = [...byId.values()].filter(({ ref }) => relationIds.has(ref));
  const related = await loadRelated(listed, ({ ref }) => relationIds.get(ref)!, context);
  return offers.flatMap(({ id, minutes, times, first }): InboxEntry[] => {
    const row = byId.get(id)!;
    const found = related.get(row.key);
    if (!found) return [];
    const offer = { minutes, times, first_time: first.toISOString() };
    return [{ type: 'interview', ...common(row), own: presentOwnCard(row, own), related: found, ...offer }];
  });
}

async function presentVerdicts(rows: EntryRow[], own: OwnCards, context: Asker): Promise<InboxEntry[]> {
  const listed = rows.filter(({ type }) => type === 'verdict');
  const lists = await loadListNames(listed, context);
  const verdicts = await loadVerdicts(
    listed.map(({ ref }) => Number(ref)),
    context,
  );
  const byId = new Map(listed.map((row) => [row.ref, row]));
  return verdicts.map((verdict): InboxEntry => {
    const row = byId.get(verdict.id)!;
    const id = row.own_id!;
    if (row.own_kind === 'list') {
      const shared = { kind: 'list' as const, name: lists.get(id) ?? '', path: `/my/lists/${id}` };
      return { type: 'verdict', ...common(row), verdict, shared };
    }
    const { kind, title, path } = presentOwnCard(row, own);
    return { type: 'verdict', ...common(row), verdict, shared: { kind, name: title, path } };
  });
}

async function presentResources(rows: EntryRow[], context: Asker): Promise<InboxEntry[]> {
  const byUid = new Map(rows.filter(({ type }) => type === 'resource').map((row) => [row.ref, row]));
  if (byUid.size === 0) return [];
  const uids = [...byUid.keys()];
  const [found, names] = await Promise.all([
    loadResources(context.db, sql`r.uid = any(${uids}::uuid[])`, { limit: uids.length }),
    context.names(),
  ]);
  return found.map((resource): InboxEntry => {
    return { type: 'resource', ...common(byUid.get(resource.uid)!), resource: presentOwn(resource, names) };
  });
}

/** The relations of the rows with the cards of the other side, by the key of the row. */
async function loadRelated(rows: EntryRow[], relationIdOf: (row: EntryRow) => number, context: Asker) {
  const keys = new Map(rows.map((row) => [relationIdOf(row), row]));
  const relations = await findRelations(context.db, [...keys.keys()]);
  const of = (kind: CardKind) => relations.filter(({ id }) => keys.get(id)!.own_kind === KINDS[kind].other);
  const [talents, requests] = await Promise.all([
    presentRelatedCards(of('talent'), { kind: 'talent', present: presentTalent }, context),
    presentRelatedCards(of('request'), { kind: 'request', present: presentRequest }, context),
  ]);
  return new Map([...talents, ...requests].map((related) => [keys.get(related.relation.id)!.key, related]));
}

async function loadListNames(rows: EntryRow[], { db }: Context): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ own_kind, own_id }) => (own_kind === 'list' ? own_id! : []));
  if (ids.length === 0) return new Map();
  const lists = await db.selectFrom('card_list').where('id', 'in', ids).select(['id', 'name']).execute();
  return new Map(lists.map(({ id, name }) => [id, name]));
}

function presentOwnCard({ own_kind, own_id }: EntryRow, own: OwnCards): InboxOwnCard {
  if (own_kind === 'request') {
    const card = own.request.get(own_id!)!;
    return { kind: own_kind, id: getShownId(card), title: card.title, path: getCardWorkPath(own_kind, card) };
  }
  const card = own.talent.get(own_id!)!;
  return { kind: 'talent', id: getShownId(card), title: card.name, path: getCardWorkPath('talent', card) };
}

function common({ key, since }: EntryRow) {
  return { key, since: since.toISOString() };
}
