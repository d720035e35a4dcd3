import { writeAuditEntries, type Doer } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { linkGone } from '../../core/errors/errors.ts';
import type { KeyAccess, SigningKey } from '../../core/signed-links/signing-key.ts';
import { linkWith, readUidLink } from '../../core/signed-links/uid-link.ts';

/** One year, because people keep mails for a long time and the unsubscribe links should keep working. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** URL of the unsubscribe page for a person. Mail programs post to the same URL (one-click unsubscribe). */
export function choicePage(key: SigningKey, uid: string, { origin, now }: { origin: string; now: Date }): string {
  return `${origin}/mails-unsubscribe/${linkWith(key, 'no-mails', { uid, expires: new Date(now.getTime() + LIFETIME_MS) })}`;
}

interface Asked extends KeyAccess {
  now: Date;
}

/** The person of an unsubscribe link and their choice. Throws the same error for forged links and deleted accounts. */
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

/** Unsubscribes a person from bulk mail, or subscribes them again. */
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
