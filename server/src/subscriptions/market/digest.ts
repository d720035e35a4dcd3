import { CARD_KINDS, type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { presentRequest, presentTalent } from '../../cards/present.ts';
import { loadCards } from '../../cards/queries.ts';
import { isMarketOpen } from '../../companies/policy.ts';
import { findCompany } from '../../companies/queries.ts';
import type { Names, WithNames } from '../../dictionaries/names.ts';
import type { Company } from '../../platform/company.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { Task, TaskServices } from '../../platform/queue/task.ts';
import { newsOf } from '../../search/news.ts';
import { unsubscribePage } from '../unsubscribe-page.ts';
import type { MarketSubscription } from './activate.ts';
import { digestLetter } from './letters.ts';
import { questionOf, viewOf } from './view.ts';
import { describeCard, describeView } from './words.ts';

type Services = TaskServices & WithNames;
type Due = MarketSubscription & { looked_at: Date; seen: string };

/** Looked through in one transaction. */
const CHUNK = 100;
/** Cards in a mail; the market shows the others. */
const LISTED = 10;
/** A transaction that brings cards takes less: news that somebody could not see yet are looked for so far back. */
const OVERLAP_MS = 24 * 60 * 60 * 1000;
/** Runs, and its day or week is over, give or take what the queue was late the last time. */
const DUE = sql<boolean>`confirmed_at is not null and unsubscribed_at is null and not is_paused
  and looked_at <= now() - case frequency when 'daily' then interval '12 hours' else interval '6 days 12 hours' end`;

/** Mails every subscriber of a market view what came to the market since they were last looked through: daily. */
export const mailMarketDigests: Task<'market-digests', Services> = async (_, services) => {
  const { log, signal } = services;
  let failed = 0;
  for (let chunk = await dueAfter(null, services); chunk.length > 0; chunk = await dueAfter(chunk.at(-1)!, services)) {
    if (signal.aborted) throw new Error('the server is about to end: the other digests follow');
    try {
      await lookThrough(chunk, services);
    } catch (error) {
      log.warn({ err: error }, 'digests are tried one by one');
      for (const uid of chunk) failed += await aloneFails(uid, services);
    }
  }
  if (failed > 0) throw new Error(`${failed} digests could not be written`);
};

async function dueAfter(uid: string | null, { db }: Services): Promise<string[]> {
  const due = db.selectFrom('market_subscription').where(DUE).select('uid').orderBy('uid').limit(CHUNK);
  const rows = await (uid === null ? due : due.where('uid', '>', uid)).execute();
  return rows.map((row) => row.uid);
}

async function aloneFails(uid: string, services: Services): Promise<number> {
  try {
    await lookThrough([uid], services);
    return 0;
  } catch (error) {
    services.log.error({ err: error, subscription: uid }, 'a digest could not be written');
    return 1;
  }
}

/** What was looked through is written down with the mails: a repetition tells nothing twice. */
async function lookThrough(uids: string[], services: Services): Promise<void> {
  const names = await services.names();
  await services.db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<Due>`
      select *, seen::text as seen from market_subscription where uid = any(${uids}::uuid[]) and ${DUE}
      order by uid for update skip locked`.execute(trx);
    for (const kind of CARD_KINDS) {
      const ofKind = due.filter((subscription) => subscription.kind === kind);
      if (ofKind.length > 0) await mailNews(trx, kind, ofKind, names, services);
    }
  });
}

async function mailNews(trx: Transaction<Schema>, kind: CardKind, due: Due[], names: Names, services: Services) {
  const now = new Date();
  const since = new Date(Math.min(...due.map(({ looked_at }) => looked_at.getTime())) - OVERLAP_MS);
  const asked = due.map((each) => ({ question: questionOf(each, names, now), seen: each.seen }));
  const { found, seen } = await newsOf(trx, kind, since, asked);
  const companies = await companiesOf(trx, due);
  const cards = await describedCards(trx, kind, [...new Set(found.flatMap((ids) => ids.slice(0, LISTED)))], names);
  const mails: Mail[] = [];
  for (const [at, subscription] of due.entries()) {
    const company = companies.get(subscription.company_id) ?? null;
    const ids = found[at]!;
    if (ids.length === 0 || !isMarketOpen(company)) continue;
    mails.push(await digest(trx, subscription, { ids, cards, company, names, now, services }));
  }
  await services.outbox.write(trx, ...mails);
  await sql`
    update market_subscription set looked_at = now(), seen = ${seen}::text::pg_snapshot
    where uid = any(${due.map(({ uid }) => uid)}::uuid[])`.execute(trx);
}

interface Found {
  ids: number[];
  cards: Map<number, (origin: string) => string>;
  company: Company | null;
  names: Names;
  now: Date;
  services: Services;
}

async function digest(
  trx: Transaction<Schema>,
  { uid, email, kind, query, frequency }: Due,
  { ids, cards, company, names, now, services: { origins } }: Found,
): Promise<Mail> {
  const origin = origins.of(company);
  const unsubscribeUrl = await unsubscribePage(trx, 'market-unsubscribe', uid, { company, origins, now });
  const letter = digestLetter({
    product: company?.name ?? 'Crewdock',
    kind,
    filters: describeView(kind, viewOf(query), names),
    frequency,
    cards: ids.slice(0, LISTED).map((id) => cards.get(id)!(origin)),
    more: Math.max(0, ids.length - LISTED),
    marketUrl: `${origin}${marketPath(kind, query)}`,
    unsubscribeUrl,
  });
  return { to: email, company, letter, unsubscribeUrl };
}

/** Where the market shows what a subscription asks for. */
export function marketPath(kind: CardKind, query: string): string {
  return `/market/${KINDS[kind].market}${query && `?${query}`}`;
}

async function companiesOf(db: Kysely<Schema>, due: Due[]): Promise<Map<number | null, Company>> {
  const ids = [...new Set(due.flatMap(({ company_id }) => company_id ?? []))];
  const found = await Promise.all(ids.map(async (id) => [id, await findCompany(db, String(id))] as const));
  return new Map(found.flatMap(([id, company]) => (company ? [[id, company] as const] : [])));
}

async function describedCards(
  db: Kysely<Schema>,
  kind: CardKind,
  ids: number[],
  names: Names,
): Promise<Found['cards']> {
  const cards =
    kind === 'talent'
      ? (await loadCards(db, 'talent', ids)).map((row) => [row.id, presentTalent(row, names)] as const)
      : (await loadCards(db, 'request', ids)).map((row) => [row.id, presentRequest(row, names)] as const);
  return new Map(cards.map(([id, card]) => [id, (origin: string) => describeCard(card, origin)]));
}
