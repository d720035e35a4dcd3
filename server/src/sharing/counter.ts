import type { FastifyBaseLogger } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../infra/db/schema.ts';
import type { Device, Program } from './audience.ts';
import { type WidgetCard, widgetTags } from './widget-tags.ts';

/** A countable event on a share link, or on a card in a company's widget. */
export type Happening = Told & ({ tagId: number } | { widget: WidgetCard });

interface Told {
  what: 'view' | 'click' | 'contact';
  /** `owner`: anyone who may edit the shared card or list. */
  who: 'visitor' | 'owner' | Program;
  /** Distinguishes the visitors of a day. Stored only as a salted hash, which is deleted after two days. */
  visitor: string;
  /** Host of the referring page, or null. */
  referrer: string | null;
  device: Device;
  at: Date;
}

/** Counts events without delaying requests: events are batched and written after 250 ms. */
export interface Counter {
  add(happening: Happening): void;
  /** Writes the pending events. */
  close(): Promise<void>;
}

export interface WithCounter {
  counter: Counter;
}

const WRITE_EVERY_MS = 250;
/** Maximum number of pending events while the database is unavailable. */
const MOST_WAITING = 50_000;
const AT_ONCE = 5_000;
/** Counters of a tag's row for one day. */
const COUNTS = [
  'views',
  'visitors',
  'clicks',
  'contacts',
  'owners',
  'previews',
  'bots',
  'phones',
  'tablets',
  'computers',
  'other_devices',
];

export function createCounter(db: Kysely<Schema>, log?: Pick<FastifyBaseLogger, 'warn'>): Counter {
  let waiting: Happening[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isFailing = false;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = waiting.slice(0, AT_ONCE);
    waiting = waiting.slice(AT_ONCE);
    try {
      if (batch.length > 0) await db.transaction().execute((trx) => count(trx, batch));
      isFailing = false;
    } catch (error) {
      // The next write retries the events. A statistics failure must not fail a request, and an outage is logged once.
      if (!isFailing) log?.warn({ err: error }, 'could not write share statistics; retrying');
      isFailing = true;
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
    }
    if (waiting.length > 0 && !isClosed) soon();
  }

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, WRITE_EVERY_MS);
  }

  return {
    add(happening) {
      if (isClosed || waiting.length >= MOST_WAITING) return;
      waiting.push(happening);
      soon();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      for (let left = waiting.length; left > 0; left -= AT_ONCE) await write();
    },
  };
}

/**
 * Writes a batch of events. A repeated view by the same visitor counts again after half an hour. Drops events of tags
 * that no longer exist.
 */
async function count(trx: Transaction<Schema>, batch: Happening[]): Promise<void> {
  const salts = await saltsOf(trx, [...new Set(batch.map(dayOf))]);
  const tagOf = await widgetTags(
    trx,
    batch.flatMap((each) => ('widget' in each ? [each.widget] : [])),
  );
  const rows = batch.flatMap(({ visitor, ...told }) => {
    const tagId = 'widget' in told ? tagOf(told.widget) : told.tagId;
    if (tagId === undefined) return [];
    const hash = createHash('sha256')
      .update(salts.get(dayOf(told))!)
      .update(`${tagId} ${told.who} ${visitor}`)
      .digest('hex');
    const { what, who, referrer, device, at } = told;
    return [{ what, who, referrer, device, at, tag_id: tagId, day: dayOf(told), visitor: hash.slice(0, 32) }];
  });
  await sql`
    with told as (
        select distinct on (h.tag_id, h.what, h.who, h.visitor, h.day) h.*
        from json_to_recordset(${JSON.stringify(rows)}) as h (
          tag_id integer, what text, who text, visitor text, referrer text, device text, at timestamptz, day date)
        join share_tag s on s.id = h.tag_id
        order by h.tag_id, h.what, h.who, h.visitor, h.day, h.at),
      seen as (
        insert into share_seen as before (tag_id, what, visitor, at)
        select tag_id, what, decode(visitor, 'hex'), at from told order by tag_id, what, visitor
        on conflict (tag_id, what, visitor) do update set at = excluded.at
          where before.at <= excluded.at - interval '30 minutes'
        returning tag_id, what, visitor, (xmax = 0) as is_new),
      counted as (
        select t.*, s.is_new, (t.who = 'visitor' and t.what = 'view') as is_view from told t
        join seen s on s.tag_id = t.tag_id and s.what = t.what and s.visitor = decode(t.visitor, 'hex')),
      days as (
        insert into share_day as kept (tag_id, day, ${sql.raw(COUNTS.join(', '))}, last_visit_at)
        select tag_id, day,
          count(*) filter (where is_view),
          count(*) filter (where is_view and is_new),
          count(*) filter (where who = 'visitor' and what = 'click'),
          count(*) filter (where who = 'visitor' and what = 'contact'),
          count(*) filter (where who = 'owner' and what = 'view'),
          count(*) filter (where who = 'preview'),
          count(*) filter (where who = 'bot'),
          count(*) filter (where is_view and device = 'Phone'),
          count(*) filter (where is_view and device = 'Tablet'),
          count(*) filter (where is_view and device = 'Computer'),
          count(*) filter (where is_view and device = 'Other'),
          max(at) filter (where is_view)
        from counted group by tag_id, day order by tag_id, day
        on conflict (tag_id, day) do update set
          ${sql.raw(COUNTS.map((each) => `${each} = kept.${each} + excluded.${each}`).join(', '))},
          last_visit_at = greatest(kept.last_visit_at, excluded.last_visit_at))
    insert into share_source as kept (tag_id, day, kind, value, views)
    select tag_id, day, 'referrer', coalesce(referrer, ''), count(*)
    from counted where is_view group by tag_id, day, coalesce(referrer, '') order by tag_id, day, coalesce(referrer, '')
    on conflict (tag_id, day, kind, value) do update set views = kept.views + excluded.views`.execute(trx);
}

function dayOf({ at }: Pick<Happening, 'at'>): string {
  return at.toISOString().slice(0, 10);
}

/** Returns the salts of days. The first event of a day creates the salt, which all processes then use. */
async function saltsOf(trx: Transaction<Schema>, days: string[]): Promise<Map<string, Buffer>> {
  for (const day of days) {
    await trx
      .insertInto('share_salt')
      .values({ day, salt: randomBytes(32) })
      .onConflict((there) => there.doNothing())
      .execute();
  }
  const rows = await trx.selectFrom('share_salt').where('day', 'in', days).selectAll().execute();
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}
