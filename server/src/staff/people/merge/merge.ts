import type { MergePreview } from '@crewdock/contract/staff/account-merge';
import type { Transaction } from 'kysely';
import { moveAccount } from '../../../people/accounts/state.ts';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { storeWords } from '../../../infra/db/stored-words.ts';
import { type Context, requirePerson } from '../../../core/context/context.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import { formatMemberships, moveAccess } from './access.ts';
import { type Both, bothAccounts } from './accounts.ts';
import { moveBelongings } from './belongings.ts';
import { moveCards } from './cards.ts';
import { CONTACTS, buildMergePreview } from './preview.ts';
import * as errors from '../../../core/messages/errors/staff.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

interface Asked {
  from: string;
  into: string;
  /** Versions of the accounts that staff saw in the preview. */
  version?: number | undefined;
  into_version?: number | undefined;
}

/**
 * Moves everything from one account to another, then closes the former account with a reference to the remaining
 * account. Returns the preview, which lists what was moved. Audit entries are not moved, because the log is
 * append-only.
 */
export async function mergeAccounts(
  trx: Transaction<Schema>,
  { version, into_version, ...uids }: Asked,
  context: Context,
): Promise<MergePreview> {
  const both = await bothAccounts(trx, uids, { at: 'body.into', lock: true });
  const { from, into } = both;
  const preview = await buildMergePreview(trx, both);
  if ((version ?? from.version) !== from.version || (into_version ?? into.version) !== into.version) {
    throw conflictError(formatMessage(errors.accountsChanged), preview);
  }
  if (preview.obstacles.length > 0) throw conflictError(preview.obstacles.join(' '), preview);
  await moveCards(trx, both, context);
  await moveBelongings(trx, both);
  const [ofFrom, ofInto] = [await formatMemberships(trx, from.id), await formatMemberships(trx, into.id)];
  await moveAccess(trx, both);
  await close(trx, { ...both, memberships: ofFrom }, context);
  await enrich(trx, { ...both, memberships: ofInto }, context);
  return preview;
}

/** `memberships` holds the earlier memberships of one account, for its audit entry. */
type Working = Both & { memberships: string };

/**
 * Closes the merged account. It keeps its address, so that nobody can sign up with that address again, and its emails
 * can still be found.
 */
async function close(trx: Transaction<Schema>, { from, into, memberships }: Working, context: Context): Promise<void> {
  await moveAccount(trx, from.id, 'terminated', requirePerson(context).id);
  const after = { merged_into: into.id, superadmin_in: null, password_hash: null, version: from.version + 1 };
  await trx.updateTable('person').set(after).where('id', '=', from.id).execute();
  const { version: _version, password_hash: _hash, ...told } = after;
  const before = { merged_into: from.merged_into, superadmin_in: from.superadmin_in, state: from.state, memberships };
  const entry = { action: 'changed', subject: 'person', id: from.id } as const;
  await writeAuditEntries(trx, context, { ...entry, before, after: { ...told, state: 'terminated', memberships: '' } });
}

/**
 * Copies contact fields of the merged account to empty fields of the remaining account, which also takes over the
 * superadmin role.
 */
async function enrich(trx: Transaction<Schema>, { from, into, memberships }: Working, context: Context): Promise<void> {
  const filled = Object.fromEntries(CONTACTS.flatMap((name) => (into[name] === '' ? [[name, from[name]]] : [])));
  const after = { ...filled, superadmin_in: into.superadmin_in ?? from.superadmin_in };
  await trx
    .updateTable('person')
    .set({ ...after, version: into.version + 1 })
    .where('id', '=', into.id)
    .execute();
  await storeWords(trx, 'person', [into.id]);
  const merged = { ...after, merged_with: from.email, memberships: await formatMemberships(trx, into.id) };
  const before = { ...into, memberships };
  await writeAuditEntries(trx, context, { action: 'changed', subject: 'person', id: into.id, before, after: merged });
}
