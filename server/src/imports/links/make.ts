import type { Input } from '@crewdock/contract/endpoint';
import type { importLinks } from '@crewdock/contract/import-links';
import { IMPORT_LINK_DAYS, IMPORT_LINKS_MAX } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { conflictError, invalidField, notFound } from '../../core/errors/errors.ts';
import { oneLine } from '../../core/text/plain-text.ts';
import { checkMayImport, kindToImport } from '../mass/policy.ts';
import { type FoundLink, ownLink } from './queries.ts';
import * as errors from '../../core/messages/errors/import.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates an import link for the requester. Throws a conflict if the requester has too many open links. */
export async function makeLink(
  { kind: asked, label, last_day, files }: Input<typeof importLinks.makeImportLink>['body'],
  context: Context,
): Promise<FoundLink> {
  const kind = kindToImport(asked, context);
  checkDay(last_day, context.now);
  const { id: ownerId } = requirePerson(context);
  const key = randomBytes(16).toString('base64url');
  await inTransaction(context.db, async (trx) => {
    await sql`select from person where id = ${ownerId} for no key update`.execute(trx);
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from import_link
      where owner_id = ${ownerId} and closed_at is null and last_day >= (now() at time zone 'UTC')::date`.execute(trx);
    if (rows[0]!.open >= IMPORT_LINKS_MAX)
      throw conflictError(formatMessage(errors.tooManyLinks, { max: IMPORT_LINKS_MAX }));
    const after = { kind, label: oneLine(label), last_day, files };
    // The audit log contains the link's id instead of its key, because readers of the log must not be able to use the
    // link.
    const { id } = await trx
      .insertInto('import_link')
      .values({ key, owner_id: ownerId, ...after })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAuditEntries(trx, context, { action: 'created', subject: 'import', id: `link ${id}`, after });
  });
  return (await ownLink(context.db, ownerId, key))!;
}

/** Closes a link, so that it accepts no more files. Received files are kept. Idempotent. Throws 404 for other links. */
export async function closeLink(key: string, context: Context): Promise<FoundLink> {
  const { id: ownerId } = requirePerson(context);
  await inTransaction(context.db, async (trx) => {
    const link = await ownLink(trx, ownerId, key);
    if (!link) throw notFound();
    checkMayImport(link.kind, context);
    if (link.closed_at) return;
    await trx.updateTable('import_link').set({ closed_at: context.now }).where('id', '=', link.id).execute();
    const after = { closed: context.now.toISOString() };
    await writeAuditEntries(trx, context, {
      action: 'changed',
      subject: 'import',
      id: `link ${link.id}`,
      before: { closed: null },
      after,
    });
  });
  return (await ownLink(context.db, ownerId, key))!;
}

function checkDay(day: string, now: Date): void {
  const [first, last] = [0, IMPORT_LINK_DAYS].map((days) => new Date(now.getTime() + days * DAY_MS).toISOString());
  if (day < first!.slice(0, 10)) throw invalidField('last_day', formatMessage(errors.pastDay));
  if (day > last!.slice(0, 10))
    throw invalidField('last_day', formatMessage(errors.dayTooLate, { days: IMPORT_LINK_DAYS }));
}
