import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { linkGone } from '../../core/errors/errors.ts';
import type { KeyAccess, SigningKey } from '../../core/signed-links/signing-key.ts';
import { linkWith, readUidLink } from '../../core/signed-links/uid-link.ts';

/** Lifetime of unsubscribe links in milliseconds. One year, because people keep emails for a long time. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** Returns the URL of a person's unsubscribe page. Mail programs post to the same URL (one-click unsubscribe). */
export function choicePage(key: SigningKey, uid: string, { origin, now }: { origin: string; now: Date }): string {
  return `${origin}/mails-unsubscribe/${linkWith(key, 'no-mails', { uid, expires: new Date(now.getTime() + LIFETIME_MS) })}`;
}

interface Asked extends KeyAccess {
  now: Date;
}

/**
 * Finds the person of an unsubscribe link and their choice. Throws the same error for forged links and deleted
 * accounts.
 */
export async function findMailChoice(link: string, { db, vault, now }: Asked) {
  const uid = await readUidLink({ db, vault }, 'no-mails', link, now);
  const person = await db
    .selectFrom('person')
    .where('uid', '=', uid)
    .where('anonymised_at', 'is', null)
    .select(['id', 'email', 'no_mails_since'])
    .executeTakeFirst();
  if (!person) throw linkGone();
  return person;
}

/** Unsubscribes a person from bulk emails, or subscribes them again. */
export async function saveMailChoice(
  link: string,
  wanted: boolean,
  by: Asked & (Doer | { actor?: undefined }),
): Promise<void> {
  const { id, no_mails_since: since } = await findMailChoice(link, by);
  const before = { no_mails_since: since };
  const after = { no_mails_since: wanted ? null : (since ?? by.now) };
  await inTransaction(by.db, async (trx) => {
    await trx.updateTable('person').set(after).where('id', '=', id).execute();
    const doer = by.actor === undefined ? null : by;
    await writeAuditEntries(trx, doer, { action: 'changed', subject: 'person', id, personId: id, before, after });
  });
}
