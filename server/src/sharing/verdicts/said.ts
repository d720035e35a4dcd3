import type { CardKind } from '@crewdock/contract/kinds';
import type { Verdict } from '@crewdock/contract/verdicts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { canEdit, canSeePrivately, isPublicOn } from '../../cards/policy.ts';
import { presentRequest, presentTalent } from '../../cards/present.ts';
import { type CardRow, loadCards } from '../../cards/queries.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import {
  buildPageCursors,
  type ListOrder,
  type PageQuery,
  type PageRow,
  readCursorPage,
} from '../../infra/http/cursor-pages.ts';
import { descendingNumber, isWrittenSince, newestFirst, rowVersion } from '../../infra/db/total-order.ts';
import type { SharedSubject } from '../subject.ts';

type Asker = Pick<Context, 'db' | 'actor' | 'company' | 'now' | 'pagePositions'> & WithNames;
type Row = Selectable<Schema['share_verdict']> & { public_key: string; tag: string };

/** Returns the verdicts through all links to a card or list, newest first. */
export async function verdictsOn(subject: SharedSubject, query: PageQuery, asker: Asker) {
  const { db } = asker;
  const order: ListOrder = {
    list: ['verdicts', subject.kind, subject.id],
    keys: [newestFirst(sql`share_verdict.modified_at`), descendingNumber(sql`share_verdict.id`)],
    changedSince: (transaction) => isWrittenSince(rowVersion('share_verdict'), transaction),
  };
  const [{ rows, ...page }, total] = await Promise.all([
    readCursorPage(order, query, asker, ({ columns, condition, end }) =>
      verdictsBySubject(db, subject)
        .modifyFront(sql`${columns},`)
        .selectAll('share_verdict')
        .select(['share_tag.public_key', 'share_tag.tag'])
        .where(sql<boolean>`${condition}`)
        .modifyEnd(end)
        .$castTo<Row & PageRow>()
        .execute(),
    ),
    verdictsBySubject(db, subject)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: await presentVerdicts(rows, asker), ...buildPageCursors(total.count, page) };
}

/** Verdicts with these ids, in any order. */
export async function loadVerdicts(ids: number[], asker: Asker): Promise<Verdict[]> {
  if (ids.length === 0) return [];
  const rows = await asker.db
    .selectFrom('share_verdict')
    .innerJoin('share_tag', 'share_tag.id', 'share_verdict.tag_id')
    .selectAll('share_verdict')
    .select(['share_tag.public_key', 'share_tag.tag'])
    .where('share_verdict.id', 'in', ids)
    .execute();
  return presentVerdicts(rows, asker);
}

async function presentVerdicts(rows: Row[], asker: Asker): Promise<Verdict[]> {
  const [talents, requests, labels] = await Promise.all([
    seen('talent', rows, asker),
    seen('request', rows, asker),
    asker.names(),
  ]);
  return rows.map((row): Verdict => {
    const told = toldOf(row);
    if (row.talent_id !== null) {
      const card = talents.get(row.talent_id);
      const is_own = card !== undefined && canEdit(asker.actor, card);
      return { type: 'talent', ...told, is_own, card_data: card ? presentTalent(card, labels) : null };
    }
    const card = requests.get(row.request_id!);
    const is_own = card !== undefined && canEdit(asker.actor, card);
    return { type: 'request', ...told, is_own, card_data: card ? presentRequest(card, labels) : null };
  });
}

/** Builds the query for the verdicts through all links to a card or list. */
export function verdictsBySubject(db: Kysely<Schema>, { kind, id }: Pick<SharedSubject, 'kind' | 'id'>) {
  return db
    .selectFrom('share_verdict')
    .innerJoin('share_tag', 'share_tag.id', 'share_verdict.tag_id')
    .where(`share_tag.${kind}_id`, '=', id);
}

/** Returns the cards of verdicts that the requester may see. */
async function seen<K extends CardKind>(
  kind: K,
  rows: Row[],
  { db, actor, company }: Asker,
): Promise<Map<number, CardRow<K>>> {
  const ids = [...new Set(rows.flatMap((row) => row[`${kind}_id`] ?? []))];
  const cards = await loadCards(db, kind, ids);
  return new Map(
    cards
      .filter((card) => isPublicOn(company?.id ?? null, card) || canSeePrivately(actor, card))
      .map((card) => [card.id, card]),
  );
}

function toldOf({ id, public_key, tag, name, word, text, modified_at }: Row) {
  return { id: String(id), tag: { public_key, tag }, name, word, text, modified: modified_at.toISOString() };
}
