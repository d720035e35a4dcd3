import type { Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { VERDICTS_MAX } from '@crewdock/contract/limits';
import type { OwnVerdict, OwnVerdicts, verdicts } from '@crewdock/contract/verdicts';
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { getPublicId } from '../../cards/present.ts';
import { type CardRow, loadCards } from '../../cards/queries.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { Context } from '../../core/context/context.ts';
import type { Limits } from '../../core/context/limits.ts';
import { conflictError, invalidField } from '../../core/errors/errors.ts';
import { oneLine } from '../../core/text/plain-text.ts';
import { type TagRow, asShown } from '../find.ts';
import * as fieldErrors from '../../core/messages/errors/field.ts';
import * as sharingErrors from '../../core/messages/errors/sharing.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

type Said = Input<typeof verdicts.judgeTalent>['body'];

/**
 * Stores a visitor's verdict on a card; a later verdict from the same browser replaces it. New visitors are limited per
 * link, card and address, so that one address cannot use up a link's capacity. The owner sees that a limit was reached.
 */
export async function saveVerdict<K extends CardKind>(
  kind: K,
  { row, tag }: { row: CardRow<K>; tag: TagRow },
  { voter, name, word, text }: Said,
  context: Context,
): Promise<OwnVerdict> {
  const { db, limits, caller } = context;
  await limits.use('verdict', `${caller} ${tag.id}`);
  // The audit log contains no names, which are not verified, and no comments, which are about people.
  const logged = (each: string) => ({ tag: tag.tag, [kind]: row.id, word: each });
  const told = { name: cleanName(name), word, text: oneLine(text) };
  const voterHash = hashOf(voter, tag);
  const card: `${CardKind}_id` = `${kind}_id`;
  const verdictsOnCard = (on: Kysely<Schema>) =>
    on.selectFrom('share_verdict').where('tag_id', '=', tag.id).where(card, '=', row.id);
  const verdictOf = (on: Kysely<Schema>) =>
    verdictsOnCard(on).where('voter', '=', voterHash).selectAll().executeTakeFirst();
  const isNew = (await verdictOf(db)) === undefined;
  const limitKey = `${caller} ${tag.id} ${kind} ${row.id}`;
  if (isNew) await usePlace(db, limits, limitKey, tag);
  const store = (): Promise<'added' | 'changed' | 'full'> =>
    inTransaction(db, async (trx) => {
      await holdTag(trx, tag);
      const before = await verdictOf(trx);
      if (before?.word === told.word && before.text === told.text && before.name === told.name) return 'changed';
      if (before) {
        const again = { ...told, modified_at: sql<Date>`now()`, told_at: null, read_at: null };
        await trx.updateTable('share_verdict').set(again).where('id', '=', before.id).execute();
      } else {
        const { count } = await verdictsOnCard(trx)
          .select(sql<number>`count(*)`.as('count'))
          .executeTakeFirstOrThrow();
        if (count >= VERDICTS_MAX) return 'full';
        const added = { ...told, tag_id: tag.id, [`${kind}_id`]: row.id, voter: voterHash };
        await trx.insertInto('share_verdict').values(added).execute();
        await countVerdict(trx, tag);
      }
      await writeAuditEntries(trx, context, {
        action: 'changed',
        ...(tag.list_id === null ? { subject: kind, id: row.id } : { subject: 'list', id: tag.list_id }),
        before: { share_verdict: before ? logged(before.word) : null },
        after: { share_verdict: logged(word) },
      });
      return before ? 'changed' : 'added';
    });
  let outcome: Awaited<ReturnType<typeof store>> | null = null;
  try {
    outcome = await store();
  } finally {
    // Concurrent requests of one visitor count once, and rejected verdicts do not count.
    if (isNew && outcome !== 'added') await limits.giveBack('new-verdict', limitKey);
  }
  if (outcome === 'full') {
    await noteRefusal(db, tag);
    throw conflictError(formatMessage(sharingErrors.answersFull));
  }
  return { type: kind, public_id: getPublicId(row), word: told.word, text: told.text };
}

async function usePlace(db: Kysely<Schema>, limits: Limits, key: string, tag: TagRow): Promise<void> {
  try {
    await limits.use('new-verdict', key);
  } catch (error) {
    await noteRefusal(db, tag);
    throw error;
  }
}

/** Records that a limit was reached, so that the owner can remove verdicts. */
async function noteRefusal(db: Kysely<Schema>, { id }: TagRow): Promise<void> {
  await db
    .updateTable('share_tag')
    .set({ verdicts_refused_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Returns the verdicts that the visitor with this key gave through the tag. */
export async function ownVerdicts(
  tag: TagRow,
  voter: string,
  { db }: Pick<Context, 'db'>,
): Promise<Omit<OwnVerdicts, 'is_open'>> {
  const rows = await db
    .selectFrom('share_verdict')
    .where('tag_id', '=', tag.id)
    .where('voter', '=', hashOf(voter, tag))
    .selectAll()
    .orderBy('modified_at', 'desc')
    .execute();
  const keys = {
    talent: await keysOf('talent', rows, { db, tag }),
    request: await keysOf('request', rows, { db, tag }),
  };
  const items = rows.flatMap(({ talent_id, request_id, word, text }): OwnVerdict[] => {
    const type = talent_id === null ? 'request' : 'talent';
    const public_id = keys[type].get(talent_id ?? request_id!);
    return public_id === undefined ? [] : [{ type, public_id, word, text }];
  });
  return { name: rows[0]?.name ?? '', items };
}

interface Judged {
  talent_id: number | null;
  request_id: number | null;
}

async function keysOf(kind: CardKind, rows: Judged[], { db, tag }: { db: Kysely<Schema>; tag: TagRow }) {
  const ids = rows.flatMap((row) => row[`${kind}_id`] ?? []);
  const cards = await loadCards(db, kind, ids);
  return new Map(cards.map((row) => [row.id, getPublicId(asShown(kind, row, tag))]));
}

/** Locks the tag, because its verdicts are limited in number, and closing must wait for verdicts in progress. */
async function holdTag(trx: Transaction<Schema>, { id }: TagRow): Promise<void> {
  const tag = await trx
    .selectFrom('share_tag')
    .where('id', '=', id)
    .select('verdicts_open')
    .forUpdate()
    .executeTakeFirst();
  if (!tag?.verdicts_open) throw conflictError(formatMessage(sharingErrors.answersClosed));
}

async function countVerdict(trx: Transaction<Schema>, { id }: TagRow): Promise<void> {
  await sql`
    insert into share_day as kept (tag_id, day, verdicts) values (${id}, (now() at time zone 'utc')::date, 1)
    on conflict (tag_id, day) do update set verdicts = kept.verdicts + 1`.execute(trx);
}

function hashOf(voter: string, { id }: TagRow): Buffer {
  return createHash('sha256').update(`${id} ${voter}`).digest();
}

function cleanName(name: string): string {
  const line = oneLine(name);
  if (!line) throw invalidField('name', formatMessage(fieldErrors.empty));
  return line;
}
