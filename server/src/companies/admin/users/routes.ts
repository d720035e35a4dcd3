import type { companyUsers, CompanyUser } from '@crewdock/contract/company-users';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { WithPasswords } from '../../../people/passwords/hash.ts';
import type { Context } from '../../../core/context/context.ts';
import { notFound } from '../../../core/errors/errors.ts';
import { type Administrator, requireAdministrator, requireSuperadmin } from '../administrator.ts';
import { acceptInvitation, readInvitation } from './accept.ts';
import { changeUser } from './change.ts';
import { inviteAgain, inviteUser, revokeInvitation } from './invite.ts';
import { groupsFor, loadCompanyUsers } from './list.ts';
import { previewRemoval, removeUser } from './remove.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as notices from '../../../core/messages/notices.ts';

export const companyUserRoutes: Handlers<typeof companyUsers, Context & WithPasswords> = {
  async listCompanyUsers(_, context) {
    const asker = requireAdministrator(context);
    const [items, groups] = await Promise.all([
      loadCompanyUsers(context.db, asker, context),
      groupsFor(context.db, asker),
    ]);
    return { items, groups };
  },
  async inviteCompanyUser({ body }, context) {
    const asker = requireAdministrator(context);
    return userBy(await inviteUser(body, asker, context), asker, context);
  },
  getCompanyUser: async ({ params }, context) => userBy(params.uid, requireAdministrator(context), context),
  async changeCompanyUser({ params, body }, context) {
    const asker = requireSuperadmin(context);
    await changeUser(params.uid, body, asker, context);
    return userBy(params.uid, asker, context);
  },
  previewRemoval: async ({ params }, context) => previewRemoval(params.uid, requireSuperadmin(context), context),
  async removeCompanyUser({ params, body }, context) {
    await removeUser(params.uid, body, requireSuperadmin(context), context);
    return { detail: formatMessage(notices.userRemoved) };
  },
  async inviteCompanyUserAgain({ params }, context) {
    const asker = requireAdministrator(context);
    await inviteAgain(params.uid, asker, context);
    return userBy(params.uid, asker, context);
  },
  async revokeCompanyInvitation({ params }, context) {
    await revokeInvitation(params.uid, requireAdministrator(context), context);
    return { detail: formatMessage(notices.invitationRevoked) };
  },
  readCompanyInvitation: ({ params }, context) => readInvitation(params, context),
  acceptCompanyInvitation: ({ params, body }, context) => acceptInvitation(params, body, context),
};

async function userBy(uid: string, asker: Administrator, { db, now }: Context): Promise<CompanyUser> {
  const [user] = await loadCompanyUsers(db, asker, { now, uid });
  if (!user) throw notFound();
  return user;
}
