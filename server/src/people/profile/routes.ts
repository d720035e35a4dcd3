import type { profile } from '@crewdock/contract/profile';
import type { Handlers } from '@crewdock/contract/endpoint';
import { endSessions } from '../accounts/sessions.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithNames } from '../../dictionaries/names.ts';
import { removeAvatar, setAvatar } from './avatar.ts';
import { changeProfile } from './change.ts';
import { askDeletion, cancelDeletion } from './deletion.ts';
import { changeEmail, confirmEmail } from './email.ts';
import { dataArchive } from './data-archive.ts';
import { changePassword } from './password.ts';
import { presentProfile } from './present.ts';
import { loadProfile } from './queries.ts';
import { endOwnSession, listSessions } from './sessions.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const profileRoutes: Handlers<typeof profile, Context & WithNames & WithPasswords> = {
  getProfile: (_, context) => ownProfile(context),
  async changeProfile({ body }, context) {
    await changeProfile(body, context);
    return ownProfile(context);
  },
  async setAvatar({ body }, context) {
    await setAvatar(body.avatar, context);
    return ownProfile(context);
  },
  async removeAvatar(_, context) {
    await removeAvatar(context);
    return ownProfile(context);
  },
  async changePassword({ body }, context) {
    await changePassword(body, context);
    const { providers } = await ownProfile(context);
    return { detail: formatMessage(notices.passwordChanged), providers };
  },
  async changeEmail({ body }, context) {
    await changeEmail(body, context);
    return { detail: formatMessage(notices.emailLinkSent) };
  },
  async confirmEmail({ params }, context) {
    await confirmEmail(params, context);
    return { detail: formatMessage(notices.emailChanged) };
  },
  async askDeletion({ body }, context) {
    await askDeletion(body.password, context);
    return ownProfile(context);
  },
  async cancelDeletion(_, context) {
    await cancelDeletion(context);
    return ownProfile(context);
  },
  async exportData(_, context) {
    return dataArchive(context);
  },
  async listSessions(_, context) {
    const items = await listSessions(context.db, requirePerson(context), context.now);
    return { items, total: items.length };
  },
  async endSession({ params }, context) {
    await endOwnSession(context, params.id);
    return { detail: formatMessage(notices.sessionEnded) };
  },
  async endOtherSessions(_, context) {
    const { id, tokenHash } = requirePerson(context);
    await inTransaction(context.db, async (trx) => {
      await endSessions(trx, id, tokenHash);
      await writeAuditEntries(trx, context, { action: 'sessions_ended', subject: 'person', id });
    });
    return { detail: formatMessage(notices.otherSessionsEnded) };
  },
};

async function ownProfile(context: Context) {
  return presentProfile(await loadProfile(context.db, requirePerson(context), context.now));
}
