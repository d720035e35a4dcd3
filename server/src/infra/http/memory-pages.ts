import { createHash } from 'node:crypto';
import type { PageEnd, SortPosition } from '../db/sort-position.ts';
import type { Context } from '../../core/context/context.ts';
import type { PageQuery } from './cursor-pages.ts';
import { invalidInput } from '../../core/errors/errors.ts';
import * as errors from '../../core/messages/errors/field.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** A list that is sorted in memory, so its positions are not SQL sort keys. */
export interface MemoryList {
  /** Identifies the list, its filters and its sort. A cursor is valid only for the list it was issued for. */
  list: readonly unknown[];
  /**
   * External values on which all sort keys depend, such as the card for which the entries are ranked. When they change,
   * the list restarts from the beginning.
   */
  basis: unknown;
  lastOffset: number;
}

/** Start of a page. */
export interface PageStart {
  offset: number;
  /** Position after which the page starts; `offset` is then 0. */
  after: SortPosition | null;
  /** Lists only entries that this transaction or a later one changed; null for all entries. */
  since: string | null;
}

/** Content of a cursor: see `page-positions.ts`. */
interface Cursor {
  basis: string;
  since: string | null;
  /** Id of the first transaction whose changes may be missing from the pages read so far. */
  start: string;
  after: SortPosition | null;
}

/** Associated data of the encryption of each cursor. */
const PLACE = 'list cursor';

/**
 * Like `readCursorPage`, for a list that is sorted in memory. Cursors are encrypted, because their positions contain
 * card ids, which some companies hide. Throws `invalid_input` for a cursor of another list.
 */
export async function readMemoryPage<P extends PageEnd>(
  of: MemoryList,
  query: PageQuery,
  context: Pick<Context, 'actor' | 'now' | 'pagePositions' | 'vault'>,
  read: (start: PageStart) => Promise<P>,
  hasChanged: (since: string) => Promise<boolean>,
): Promise<{ page: P; cursor: string | undefined; next: number | undefined }> {
  const { actor, now, pagePositions, vault } = context;
  const list = digestOf(of.list);
  const basis = digestOf(of.basis);
  const keyOf = (offset: number) => (actor.kind === 'visitor' ? null : `${actor.id} ${list} ${offset}`);
  const seal = (cursor: Cursor) => vault.seal(JSON.stringify([list, cursor]), PLACE, { isRepeatable: true });
  const rememberedKey = query.offset > 0 ? keyOf(query.offset) : null;
  const sealed = query.cursor ?? (rememberedKey === null ? undefined : pagePositions.get(rememberedKey, now));
  const known = sealed === undefined ? null : open(sealed, list, context);
  const from = known?.basis === basis ? known : null;
  const offset = from || query.cursor !== undefined ? 0 : query.offset;
  const page = await read({ offset, after: from?.after ?? null, since: from?.since ?? null });
  const start = from?.start ?? page.firstUnseen;
  if (!page.hasMore || page.last === null) {
    // Stops if `start` has not advanced because of a long transaction, so that the same changes are not listed
    // repeatedly.
    const isRepeat = from !== null && from.since === start;
    const ends = query.cursor === undefined || start === '' || isRepeat || !(await hasChanged(start));
    const again = { basis, since: start, start: page.firstUnseen || start, after: null };
    return { page, cursor: ends ? undefined : seal(again), next: undefined };
  }
  const cursor = seal({ basis, since: from?.since ?? null, start, after: page.last });
  const next = query.offset + query.limit;
  const hasNext = query.cursor === undefined && next <= of.lastOffset;
  const nextKey = hasNext ? keyOf(next) : null;
  if (nextKey !== null) pagePositions.set(nextKey, cursor, now);
  return { page, cursor, next: hasNext ? next : undefined };
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, withMaps)).digest('base64url').slice(0, 12);
}

function withMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

function open(sealed: string, list: string, { vault }: Pick<Context, 'vault'>): Cursor {
  const [of, cursor] = parse(sealed, vault);
  if (of !== list) throw invalidInput([{ path: 'query.cursor', message: formatMessage(errors.otherCursor) }]);
  return cursor!;
}

/** Decrypts a cursor; empty on failure. Successful decryption guarantees that this server created the cursor. */
function parse(sealed: string, vault: Context['vault']): [list?: string, cursor?: Cursor] {
  try {
    return JSON.parse(vault.open(sealed, PLACE)) as [string, Cursor];
  } catch {
    return [];
  }
}
