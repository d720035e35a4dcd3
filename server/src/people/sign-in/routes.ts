import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import { linkedSubSites } from '../../companies/sub-sites.ts';
import { findLink } from '../accounts/links.ts';
import { deleteSession } from '../accounts/sessions.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithSocial } from '../social/provider-client.ts';
import type { WithCaptcha } from '../captcha/captcha.ts';
import { logInWithPassword } from './login.ts';
import { askPasswordReset, resetPassword } from './password-reset.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const signInRoutes: Pick<
  Handlers<typeof accounts, Context & WithCaptcha & WithPasswords & WithSocial>,
  'login' | 'loginStaff' | 'logout' | 'askPasswordReset' | 'checkPasswordReset' | 'resetPassword' | 'getSignInOptions'
> = {
  login: ({ body }, context) => logInWithPassword(body, context, 'everybody'),

  loginStaff: ({ body }, context) => logInWithPassword(body, context, 'staff'),

  async logout(_, context) {
    const { id, tokenHash } = requirePerson(context);
    await inTransaction(context.db, async (trx) => {
      await deleteSession(trx, tokenHash);
      await writeAuditEntries(trx, context, { action: 'signed_out', subject: 'person', id });
    });
    return { detail: formatMessage(notices.signedOut) };
  },

  async askPasswordReset({ body }, context) {
    await askPasswordReset(body, context);
    return { detail: formatMessage(notices.resetEmailSent) };
  },

  async checkPasswordReset({ params }, { db, now }) {
    await findLink(db, params, 'password-reset', now);
    return { detail: formatMessage(notices.resetLinkWorks) };
  },

  async resetPassword({ params, body }, context) {
    await resetPassword(params, body.new_password, context);
    return { detail: formatMessage(notices.passwordReset) };
  },

  async getSignInOptions(_, { captcha, social, origins, company, subSites }) {
    return {
      providers: social.providers,
      captcha: captcha.options,
      ...origins.legal(company),
      ...linkedSubSites(company, { subSites }),
    };
  },
};
