import { LAST_OFFSET } from '@crewdock/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { isAfter, isPosition, oldestUnfinished, orderByKeys, sortPosition, type SortKey } from '../db/total-order.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import type { Cursor } from '../../core/context/page-positions.ts';

export interface PageQuery {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

export interface ListOrder {
  /** The list, its filters and its sort. A cursor is only valid for the list that it was made for. */
  list: readonly unknown[];
  /** The last one is unique. */
  keys: readonly SortKey[];
  /** SQL condition: an entry was changed since a transaction, so that its keys may differ. Null: keys never change. */
  changedSince: ((transaction: number) => RawBuilder<boolean>) | null;
}

/** The SQL parts of a page's statement. Each row needs `columns`. */
interface PagePart {
  columns: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  /** `order by`, `limit` and `offset`. */
  end: RawBuilder<unknown>;
}

export interface PageRow {
  position: string[];
  snapshot: string;
}

export interface CursorPage<R> {
  rows: R[];
  /** Continues after the last row. Undefined at the end of the list. */
  cursor: string | undefined;
  /** The next offset, for requests by offset. */
  next: number | undefined;
}

/**
 * Reads a page of a list in a total order, from a cursor or an offset. An offset that the same person got as `next`
 * continues after the same entry, whatever has left the list since. Throws `invalid_input` for another list's cursor.
 */
export async function readCursorPage<R extends PageRow>(
  order: ListOrder,
  query: PageQuery,
  context: Pick<Context, 'actor' | 'now' | 'pagePositions'>,
  read: (part: PagePart) => Promise<R[]>,
): Promise<CursorPage<R>> {
  const list = createHash('sha256').update(JSON.stringify(order.list)).digest('base64url').slice(0, 12);
  const { actor, now, pagePositions } = context;
  const keyOf = (offset: number) => (actor.kind === 'visitor' ? null : `${actor.id} ${list} ${offset}`);
  const remembered = () => {
    const key = query.offset > 0 ? keyOf(query.offset) : null;
    return key === null ? undefined : pagePositions.get(key, now);
  };
  const text = query.cursor ?? remembered();
  const from = text === undefined ? undefined : decode(text, list, order);
  const found = await read(partOf(order, from ?? query.offset, query.limit + 1));
  const rows = found.slice(0, query.limit);
  if (found.length <= query.limit) {
    // Offsets end here: they would list entries twice that their reader changes.
    const changed = query.cursor === undefined || !from ? null : await changedMeanwhile(order, from, read);
    return { rows, cursor: changed ? encode(list, changed) : undefined, next: undefined };
  }
  // A list whose keys never change has the same cursor until an entry is added, so that pages with it can be cached.
  const start = from?.start ?? (order.changedSince ? Number(found[0]!.snapshot) : 0);
  const cursor = encode(list, { since: from?.since ?? null, start, after: rows.at(-1)!.position });
  const next = query.offset + query.limit;
  const hasNext = query.cursor === undefined && next <= LAST_OFFSET;
  const nextKey = hasNext ? keyOf(next) : null;
  if (nextKey !== null) pagePositions.set(nextKey, cursor, now);
  return { rows, cursor, next: hasNext ? next : undefined };
}

/** The properties of a page's response besides its items. */
export function buildPageCursors(total: number, { cursor, next }: Pick<CursorPage<unknown>, 'cursor' | 'next'>) {
  return { total, ...(next !== undefined && { next }), ...(cursor !== undefined && { cursor }) };
}

function partOf({ keys, changedSince }: ListOrder, from: Cursor | number, limit: number): PagePart {
  const cursor = typeof from === 'number' ? null : from;
  const conditions = [
    ...(cursor?.after ? [isAfter(keys, cursor.after)] : []),
    ...(changedSince && cursor !== null && cursor.since !== null ? [changedSince(cursor.since)] : []),
    sql`true`,
  ];
  return {
    columns: sql`${sortPosition(keys)} as position, ${oldestUnfinished} as snapshot`,
    condition: sql`(${sql.join(conditions, sql` and `)})`,
    end: sql`${orderByKeys(keys)} limit ${limit} offset ${cursor ? 0 : from}`,
  };
}

/** The cursor of the entries that changed since this reading began, or null without any. */
async function changedMeanwhile<R extends PageRow>(
  order: ListOrder,
  { since, start }: Cursor,
  read: (part: PagePart) => Promise<R[]>,
): Promise<Cursor | null> {
  // A long transaction keeps `start` from advancing: the same changes would be listed again and again.
  if (!order.changedSince || since === start) return null;
  const [changed] = await read(partOf(order, { since: start, start, after: null }, 1));
  return changed ? { since: start, start: Number(changed.snapshot), after: null } : null;
}

function encode(list: string, { since, start, after }: Cursor): string {
  return Buffer.from(JSON.stringify([list, since, start, after])).toString('base64url');
}

function decode(text: string, list: string, { keys }: ListOrder): Cursor {
  const [of, since, start, after] = parse(text);
  if (
    of !== list ||
    !(since === null || isTransaction(since)) ||
    !isTransaction(start) ||
    !(after === null || isPosition(keys, after))
  )
    throw invalidInput([{ path: 'query.cursor', message: 'is not a cursor of this list' }]);
  return { since, start, after };
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isTransaction(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
