import { LAST_OFFSET } from '@crewdock/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';
import {
  type Direction,
  isAfter,
  isPosition,
  oldestUnfinished,
  orderByKeys,
  sortPosition,
  type SortKey,
} from '../db/total-order.ts';
import type { Context } from '../../core/context/context.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import type { Cursor } from '../../core/context/page-positions.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface PageQuery {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

export interface ListOrder {
  /** Identifies the list, its filters and its sort. A cursor is valid only for the list it was issued for. */
  list: readonly unknown[];
  /** Sort keys; the values of the last key are unique. */
  keys: readonly SortKey[];
  /** Direction of all keys; ascending by default. */
  direction?: Direction;
  /** Highest offset of a page; `LAST_OFFSET` by default. */
  lastOffset?: number;
  /**
   * SQL condition: the entry was changed by this transaction or a later one, so its keys may have changed. Null if keys
   * never change.
   */
  changedSince: ((transaction: number) => RawBuilder<boolean>) | null;
}

/** SQL parts for the statement that reads a page. Each of its rows must contain `columns`. */
interface PagePart {
  columns: RawBuilder<unknown>;
  condition: RawBuilder<unknown>;
  /** SQL with `order by`, `limit` and `offset`. */
  end: RawBuilder<unknown>;
}

export interface PageRow {
  position: string[];
  snapshot: string;
}

export interface CursorPage<R> {
  rows: R[];
  /** Cursor that continues after the last row; undefined at the end of the list. */
  cursor: string | undefined;
  /** Offset of the next page, for requests with an offset; undefined at the end of the list. */
  next: number | undefined;
}

/**
 * Reads a page of a list in a total order, from a cursor or an offset. If the offset was sent to the same person as
 * `next`, the page continues after the same entry, even if earlier entries have left the list. Throws `invalid_input`
 * for a cursor of another list.
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
    // Only cursor requests continue with changed entries: an offset reader who edits entries while reading would get
    // them twice.
    const changed = query.cursor === undefined || !from ? null : await changedMeanwhile(order, from, read);
    return { rows, cursor: changed ? encode(list, changed) : undefined, next: undefined };
  }
  // If keys never change, the cursor stays the same until an entry is added, so that pages that contain it can be
  // cached.
  const start = from?.start ?? (order.changedSince ? Number(found[0]!.snapshot) : 0);
  const cursor = encode(list, { since: from?.since ?? null, start, after: rows.at(-1)!.position });
  const next = query.offset + query.limit;
  const hasNext = query.cursor === undefined && next <= (order.lastOffset ?? LAST_OFFSET);
  const nextKey = hasNext ? keyOf(next) : null;
  if (nextKey !== null) pagePositions.set(nextKey, cursor, now);
  return { rows, cursor, next: hasNext ? next : undefined };
}

/** Returns the properties of a page's response in addition to its items. */
export function buildPageCursors(total: number, { cursor, next }: Pick<CursorPage<unknown>, 'cursor' | 'next'>) {
  return { total, ...(next !== undefined && { next }), ...(cursor !== undefined && { cursor }) };
}

function partOf({ keys, direction, changedSince }: ListOrder, from: Cursor | number, limit: number): PagePart {
  const cursor = typeof from === 'number' ? null : from;
  const conditions = [
    ...(cursor?.after ? [isAfter(keys, cursor.after, direction)] : []),
    ...(changedSince && cursor !== null && cursor.since !== null ? [changedSince(cursor.since)] : []),
    sql`true`,
  ];
  return {
    columns: sql`${sortPosition(keys)} as position, ${oldestUnfinished} as snapshot`,
    condition: sql`(${sql.join(conditions, sql` and `)})`,
    end: sql`${orderByKeys(keys, direction)} limit ${limit} offset ${cursor ? 0 : from}`,
  };
}

/** Returns a cursor for the entries that have changed since the first page was read, or null if there are none. */
async function changedMeanwhile<R extends PageRow>(
  order: ListOrder,
  { since, start }: Cursor,
  read: (part: PagePart) => Promise<R[]>,
): Promise<Cursor | null> {
  // A long transaction keeps `start` from advancing: the same changes would be listed in an endless loop.
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
    throw invalidInput([{ path: 'query.cursor', message: formatMessage(errors.otherCursor) }]);
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
