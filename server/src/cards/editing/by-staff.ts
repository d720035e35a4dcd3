import type { CardKind } from '@crewdock/contract/kinds';
import { sql, type Transaction } from 'kysely';
import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { indexCards } from '../../search/index-cards.ts';
import type { CardRelations } from '../relations.ts';

/** Administrative changes of a card by staff; they do not change the card's content. */
export interface StaffChange {
  is_active?: boolean;
  is_on_hold?: boolean;
  is_verified?: boolean;
  priority?: number;
  status_id?: number;
  manager_id?: number | null;
  /** Set only for undo; a new verification records the current staff member and time. */
  verified_by?: number | null;
  verified_at?: string | null;
}

type Noted = Required<StaffChange> & { id: number };
type Moves = Pick<CardRelations, 'archiveWithCards' | 'restoreWithCards'>;

/** Default changes when staff archive a card: not on hold, low priority. */
const ARCHIVED = { is_on_hold: false, priority: 2 };

/**
 * Changes cards that the transaction has locked: archives or restores their relations, updates the market index and
 * writes the audit log. `modified_at` is not changed, because the content does not change.
 */
export async function changeByStaff(
  trx: Transaction<Schema>,
  kind: CardKind,
  changes: { id: number; change: StaffChange }[],
  doer: Doer,
  moves: Moves,
): Promise<void> {
  const changeOf = new Map(changes.map(({ id, change }) => [id, change]));
  const before = await notedOf(trx, kind, [...changeOf.keys()]);
  const steps = before.map((card) => ({ card, after: afterwards(card, changeOf.get(card.id)!, doer) }));
  const differing = steps.filter(({ card, after }) => NOTED.some((column) => card[column] !== after[column]));
  if (differing.length === 0) return;
  await write(
    trx,
    kind,
    differing.map(({ after }) => after),
  );
  await writeAuditEntries(
    trx,
    doer,
    ...differing.map(({ card, after }) => {
      const action = card.is_active === after.is_active ? 'changed' : after.is_active ? 'restored' : 'archived';
      return { action, subject: kind, id: card.id, before: card, after: audited(after) } as const;
    }),
  );
  const turned = differing.filter(({ card, after }) => card.is_active !== after.is_active);
  const archived = turned.filter(({ after }) => !after.is_active).map(({ card }) => card.id);
  const restored = turned.filter(({ after }) => after.is_active).map(({ card }) => card.id);
  if (archived.length > 0) await moves.archiveWithCards(trx, kind, archived, doer);
  if (restored.length > 0) await moves.restoreWithCards(trx, kind, restored, doer);
  const indexed = differing.filter(({ card, after }) => INDEXED.some((column) => card[column] !== after[column]));
  if (indexed.length > 0)
    await indexCards(
      trx,
      kind,
      indexed.map(({ card }) => card.id),
    );
}

const NOTED = ['is_active', 'is_on_hold', 'is_verified', 'priority', 'status_id', 'manager_id'] as const;
/** Columns on which the market index depends. */
const INDEXED = ['is_active', 'is_on_hold', 'priority'] as const;

async function notedOf(trx: Transaction<Schema>, kind: CardKind, ids: number[]): Promise<Noted[]> {
  const columns = [...NOTED, 'verified_by', 'verified_at'].map((column) => sql.ref(column));
  const { rows } = await sql<Noted>`
    select id, ${sql.join(columns)} from ${sql.table(kind)} where id = any(${ids}::int[]) order by id`.execute(trx);
  return rows;
}

/** Returns the card after a change. Explicit values override the defaults of archiving. */
function afterwards(card: Noted, change: StaffChange, { actor }: Doer): Noted {
  const isArchived = card.is_active && change.is_active === false;
  const after = { ...card, ...(isArchived && ARCHIVED), ...change };
  if (after.is_verified === card.is_verified || change.verified_at) return after;
  if (!after.is_verified || actor.kind !== 'person') return { ...after, verified_by: null, verified_at: null };
  return { ...after, verified_by: actor.id, verified_at: new Date().toISOString() };
}

async function write(trx: Transaction<Schema>, kind: CardKind, cards: Noted[]): Promise<void> {
  await sql`
    update ${sql.table(kind)} c set is_active = r.is_active, is_on_hold = r.is_on_hold, is_verified = r.is_verified,
      priority = r.priority, status_id = r.status_id, manager_id = r.manager_id, verified_by = r.verified_by,
      verified_at = r.verified_at, version = c.version + 1
    from json_to_recordset(${JSON.stringify(cards)}) as r (id integer, is_active boolean, is_on_hold boolean,
      is_verified boolean, priority smallint, status_id smallint, manager_id integer, verified_by integer, verified_at timestamptz)
    where c.id = r.id`.execute(trx);
}

/** Omits `verified_by` and `verified_at`, because the audit entry already contains the person and the time. */
function audited({ verified_by: _by, verified_at: _at, id: _id, ...after }: Noted): object {
  return after;
}
