import { CARD_KINDS, type CardKind, KINDS } from '@crewdock/contract/kinds';
import { type Kysely, sql, type Transaction } from 'kysely';
import { presentRequest, presentTalent } from '../../../cards/present.ts';
import { loadCards } from '../../../cards/queries.ts';
import { isMarketOpen } from '../../../companies/policy.ts';
import type { Names, WithNames } from '../../../dictionaries/names.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import type { Mail } from '../../../infra/email/outbox.ts';
import type { Task, TaskServices } from '../../../core/context/task.ts';
import { type SigningKey, signingKey } from '../../../core/signed-links/signing-key.ts';
import { matchingCards, findChangedCards } from '../../../search/news.ts';
import type { MarketQuestion } from '../../../search/question.ts';
import { addIds, hasId, NO_IDS, removeIds } from '../id-bitmap.ts';
import { loadSubscriptionCompanies, inChunks } from '../in-chunks.ts';
import { isDue, nextDigestAt } from '../schedule.ts';
import { unsubscribePage } from '../unsubscribe-page.ts';
import type { MarketSubscription } from './activate.ts';
import { createMarketDigestEmail } from './emails.ts';
import { toMarketQuery, parseSubscribedView } from './view.ts';
import { describeCard, describeView } from './words.ts';

type Services = TaskServices & WithNames;
type Due = MarketSubscription & { looked_at: Date; seen: string };

/** Maximum number of cards in an email; the market shows all cards. */
const LISTED = 10;
/**
 * Maximum duration in milliseconds of a transaction that adds cards. Changes are read this far back, because such a
 * transaction may have been uncommitted during the last run.
 */
const OVERLAP_MS = 24 * 60 * 60 * 1000;

/**
 * Sends the due digests. A digest lists the cards that newly match the market view: they did not match at the previous
 * digest. A missed digest is sent late; several missed digests are combined into one. While a market is closed, its
 * subscriptions get no digest. Matches that are new in that time are sent after it reopens.
 */
export const mailMarketDigests: Task<'market-digests', Services> = (_, services) =>
  inChunks('market_subscription', (uids, now) => lookThrough(uids, now, services), services);

/**
 * Sends the digests of a chunk. Stores the position in the same transaction as the emails, so a retry does not repeat a
 * card.
 */
async function lookThrough(uids: string[], now: Date, services: Services): Promise<void> {
  const names = await services.names();
  await services.db.transaction().execute(async (trx) => {
    const { rows: due } = await sql<Due>`
      select *, seen::text as seen from market_subscription where uid = any(${uids}::uuid[]) and ${isDue(now)}
      order by uid for update skip locked`.execute(trx);
    const companies = await loadSubscriptionCompanies(trx, due);
    const isOpen = ({ company_id }: Due) => isMarketOpen(companies.get(company_id) ?? null);
    for (const kind of CARD_KINDS) {
      const open = due.filter((subscription) => subscription.kind === kind && isOpen(subscription));
      if (open.length > 0) await mailNews(trx, kind, open, { companies, names, now, services });
    }
    await postpone(
      trx,
      due.filter((subscription) => !isOpen(subscription)),
      now,
    );
  });
}

async function postpone(trx: Transaction<Schema>, closed: Due[], now: Date): Promise<void> {
  await sql`
    update market_subscription s set next_at = known.next_at
    from unnest(${closed.map(({ uid }) => uid)}::uuid[],
      ${closed.map((each) => nextDigestAt(each, now, each.mailed_at))}::timestamptz[]) known (uid, next_at)
    where s.uid = known.uid`.execute(trx);
}

async function mailNews(
  trx: Transaction<Schema>,
  kind: CardKind,
  due: Due[],
  {
    companies,
    names,
    now,
    services,
  }: Pick<Found, 'names' | 'now' | 'services'> & {
    companies: Map<number | null, CompanyRow>;
  },
): Promise<void> {
  const since = new Date(Math.min(...due.map(({ looked_at }) => looked_at.getTime())) - OVERLAP_MS);
  const asked = due.map((each) => ({ question: toMarketQuery(each, names, now), seen: each.seen }));
  // Reads before the snapshot of `findChangedCards`, so that a card added in between is emailed instead of being
  // treated as already notified.
  const matching = await knownWithoutChange(trx, due, asked);
  const { found: changedMatches, changed, seen } = await findChangedCards(trx, kind, since, asked);
  const found = due.map(({ told }, at) => {
    if (told === null) return changedMatches[at]!;
    const candidates = [...new Set([...(matching[at] ?? []), ...changedMatches[at]!])];
    return candidates.filter((id) => !hasId(told, id));
  });
  const cards = await describedCards(trx, kind, [...new Set(found.flatMap((ids) => ids.slice(0, LISTED)))], names);
  const key = await signingKey({ ...services, db: trx });
  const mails: Mail[] = [];
  const mailedAt = due.map(({ mailed_at }) => mailed_at);
  for (const [at, subscription] of due.entries()) {
    const company = companies.get(subscription.company_id) ?? null;
    const ids = found[at]!;
    if (ids.length === 0) continue;
    mails.push(digest(subscription, { ids, cards, company, names, key, now, services }));
    mailedAt[at] = now;
  }
  await services.outbox.write(trx, ...mails);
  const told = due.map((each, at) => {
    const known = each.told ?? addIds(NO_IDS, matching[at]!);
    // Removes cards that no longer match, so that they are new when they match again.
    return addIds(removeIds(known, changed[at]!), [...changedMatches[at]!, ...found[at]!]);
  });
  await sql`
    update market_subscription s set looked_at = now(), seen = ${seen}::text::pg_snapshot, told = known.told,
      mailed_at = known.mailed_at, next_at = known.next_at
    from unnest(${due.map(({ uid }) => uid)}::uuid[], ${told}::bytea[], ${mailedAt}::timestamptz[],
      ${due.map((each, at) => nextDigestAt(each, now, mailedAt[at]!))}::timestamptz[])
      known (uid, told, mailed_at, next_at)
    where s.uid = known.uid`.execute(trx);
}

/**
 * Returns all matching cards for views without stored notified cards, and for views that cards can match by the passage
 * of time; null for other views.
 */
async function knownWithoutChange(
  trx: Transaction<Schema>,
  due: Due[],
  asked: { question: MarketQuestion }[],
): Promise<(number[] | null)[]> {
  const all: (number[] | null)[] = [];
  for (const [at, { question }] of asked.entries()) {
    const isNeeded = due[at]!.told === null || question.filters.availability !== undefined;
    all.push(isNeeded ? (await matchingCards(trx, question)).ids : null);
  }
  return all;
}

interface Found {
  ids: number[];
  cards: Map<number, (origin: string) => string>;
  company: CompanyRow | null;
  names: Names;
  key: SigningKey;
  now: Date;
  services: Services;
}

function digest(
  { uid, email, kind, query, frequency }: Due,
  { ids, cards, company, names, key, now, services: { origins } }: Found,
): Mail {
  const origin = origins.of(company);
  const unsubscribeUrl = unsubscribePage(key, 'market-unsubscribe', uid, { company, origins, now });
  const letter = createMarketDigestEmail({
    product: company?.name ?? 'Crewdock',
    kind,
    filters: describeView(kind, parseSubscribedView(query), names),
    frequency,
    cards: ids.slice(0, LISTED).map((id) => cards.get(id)!(origin)),
    more: Math.max(0, ids.length - LISTED),
    marketUrl: `${origin}${marketPath(kind, query)}`,
    unsubscribeUrl,
  });
  return { to: email, company, letter, unsubscribeUrl };
}

/** Returns the path of the market page with a subscription's filters. */
export function marketPath(kind: CardKind, query: string): string {
  return `/market/${KINDS[kind].market}${query && `?${query}`}`;
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
