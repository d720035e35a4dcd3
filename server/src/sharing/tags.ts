import type { Input } from '@crewdock/contract/endpoint';
import { TAGS_MAX } from '@crewdock/contract/limits';
import type { ShareTag, sharing } from '@crewdock/contract/sharing';
import { randomBytes, randomInt } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { conflictError, invalidField, notFound } from '../core/errors/errors.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import { oneLine, plainText } from '../core/text/plain-text.ts';
import type { TagRow } from './find.ts';
import type { WithSharePasswords } from './open.ts';
import { type TagStatistics, findTagStatistics } from './statistics.ts';
import type { SharedSubject } from './subject.ts';
import * as fieldErrors from '../core/messages/errors/field.ts';
import * as sharingErrors from '../core/messages/errors/sharing.ts';
import { formatMessage } from '../core/messages/format-message.ts';

type New = Input<typeof sharing.createTalentTag>['body'];
type Change = Input<typeof sharing.changeTalentTag>['body'];
type Sharer = Context & WithSharePasswords;

export async function listTags(subject: SharedSubject, { db }: Context): Promise<ShareTag[]> {
  const rows = await tagsOf(db, subject).orderBy('id', 'desc').execute();
  const numbers = await findTagStatistics(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentTag(row, subject, numbers.get(row.id)));
}

/** Creates a tag. `key` is an idempotency key: a repeat returns the existing tag. */
export async function createTag(
  subject: SharedSubject,
  { password, ...told }: New,
  key: string | undefined,
  context: Sharer,
): Promise<ShareTag> {
  const fields = { ...told, tag: cleanName(told.tag), comment: plainText(told.comment) };
  const password_hash = await hashOf(password, context);
  const row = await inTransaction(context.db, async (trx) => {
    await holdSubject(trx, subject);
    const made =
      key === undefined ? undefined : await tagsOf(trx, subject).where('made_by', '=', key).executeTakeFirst();
    if (made) return made;
    await refuseTaken(trx, subject, fields.tag);
    const { count } = await tagsOf(trx, subject)
      .clearSelect()
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= TAGS_MAX)
      throw conflictError(formatMessage(sharingErrors.tooManyTags, { kind: subject.noun, max: TAGS_MAX }));
    const added = await trx
      .insertInto('share_tag')
      .values({
        ...fields,
        [`${subject.kind}_id`]: subject.id,
        password_hash,
        public_key: randomBytes(16).toString('base64url'),
        number: randomInt(100_000_000_000, 1_000_000_000_000),
        made_by: key ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await written(trx, context, subject, null, added);
    return added;
  });
  return presentTag(row, subject);
}

export async function changeTag(
  subject: SharedSubject,
  publicKey: string,
  { password, version, ...told }: Change,
  context: Sharer,
): Promise<ShareTag> {
  const fields = {
    ...told,
    ...(told.tag !== undefined && { tag: cleanName(told.tag) }),
    ...(told.comment !== undefined && { comment: plainText(told.comment) }),
    ...(password !== undefined && { password_hash: await hashOf(password, context) }),
  };
  const row = await inTransaction(context.db, async (trx) => {
    await holdSubject(trx, subject);
    const before = await tagOf(trx, subject, publicKey);
    await requireVersion(version, before, () => presentTag(before, subject));
    if (fields.tag !== undefined) await refuseTaken(trx, subject, fields.tag, before.id);
    const after = await trx
      .updateTable('share_tag')
      .set({ ...fields, modified_at: sql`now()` })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await written(trx, context, subject, before, after);
    return after;
  });
  return presentTag(row, subject, (await findTagStatistics(context.db, [row.id])).get(row.id));
}

/** Removes a tag and returns its name. */
export async function removeTag(
  subject: SharedSubject,
  publicKey: string,
  version: number | undefined,
  context: Sharer,
): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    await holdSubject(trx, subject);
    const before = await tagOf(trx, subject, publicKey);
    await requireVersion(version, before, () => presentTag(before, subject));
    await trx.deleteFrom('share_tag').where('id', '=', before.id).execute();
    await written(trx, context, subject, before, null);
    return before.tag;
  });
}

/** Builds the query for the tags of a card or list, except the automatic widget tag. */
function tagsOf(db: Kysely<Schema>, { kind, id }: SharedSubject) {
  return db.selectFrom('share_tag').where(`${kind}_id`, '=', id).where('is_widget', '=', false).selectAll();
}

async function tagOf(trx: Transaction<Schema>, subject: SharedSubject, publicKey: string): Promise<TagRow> {
  const row = await tagsOf(trx, subject).where('public_key', '=', publicKey).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Serializes changes of the tags of a card or list, because names must be unique and the number of tags is limited. */
async function holdSubject(trx: Transaction<Schema>, { kind, id }: SharedSubject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`share_tag ${kind} ${id}`}, 0))`.execute(trx);
}

async function refuseTaken(trx: Transaction<Schema>, subject: SharedSubject, name: string, except = 0): Promise<void> {
  const taken = await tagsOf(trx, subject)
    .where(sql<boolean>`lower(tag) = lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (taken) throw conflictError(formatMessage(sharingErrors.tagTaken, { kind: subject.noun, tag: taken.tag }));
}

async function written(
  trx: Transaction<Schema>,
  context: Sharer,
  { kind, id }: SharedSubject,
  before: TagRow | null,
  after: TagRow | null,
): Promise<void> {
  await writeAuditEntries(trx, context, {
    action: 'changed',
    subject: kind,
    id,
    before: { share_tag: before && logged(before) },
    after: { share_tag: after && logged(after) },
  });
}

/** Returns the fields for the audit log, which records when the password was set instead of the password. */
function logged({ tag, comment, show_rates, last_day, verdicts_open, password_hash, modified_at }: TagRow) {
  const password = password_hash === null ? 'none' : `set ${modified_at.toISOString()}`;
  return { tag, comment, show_rates, last_day, verdicts_open, password };
}

async function hashOf(password: string | null, { sharePasswords }: WithSharePasswords): Promise<string | null> {
  return password === null ? null : sharePasswords.hash(password);
}

function cleanName(name: string): string {
  const line = oneLine(name);
  if (!line) throw invalidField('tag', formatMessage(fieldErrors.empty));
  return line;
}

const NOTHING_YET = { views: 0, visitors: 0, clicks: 0, contacts: 0, verdicts: 0, last_visit_at: null };

function presentTag(row: TagRow, { urlOf }: SharedSubject, counted: TagStatistics = NOTHING_YET): ShareTag {
  const { last_visit_at, ...numbers } = counted;
  return {
    public_key: row.public_key,
    tag: row.tag,
    comment: row.comment,
    show_rates: row.show_rates,
    has_password: row.password_hash !== null,
    last_day: row.last_day,
    is_expired: row.last_day !== null && row.last_day < new Date().toISOString().slice(0, 10),
    verdicts_open: row.verdicts_open,
    verdicts_refused: row.verdicts_refused_at?.toISOString() ?? null,
    url: urlOf(row.number),
    ...numbers,
    last_visit: (last_visit_at ?? row.last_visit_at)?.toISOString() ?? null,
    created: row.created_at.toISOString(),
    version: row.version,
  };
}
