import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import { takeLink } from '../accounts/links.ts';
import type { Context } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import type { WithCaptcha } from '../captcha/captcha.ts';
import { activateRegistration } from './activate.ts';
import { startRegistration } from './register.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const registrationRoutes: Pick<
  Handlers<typeof accounts, Context & WithCaptcha & WithPasswords>,
  'register' | 'activate' | 'activateSubscription'
> = {
  async register({ body }, context) {
    await startRegistration(body, context);
    return { detail: formatMessage(notices.registrationEmailSent) };
  },

  activate: ({ params: { isSubscribe, ...link } }, context) => activateRegistration(link, isSubscribe, context),

  async activateSubscription({ params }, context) {
    await inTransaction(context.db, async (trx) => {
      const { person_id } = await takeLink(trx, params, 'subscription', context.now);
      const [before, after] = [{ is_subscribed: false }, { is_subscribed: true }];
      await trx.updateTable('person').set(after).where('id', '=', person_id).execute();
      const entry = { subject: 'person', id: person_id, personId: person_id, before, after } as const;
      await writeAuditEntries(trx, context, { action: 'changed', ...entry });
    });
    return { detail: formatMessage(notices.subscribed) };
  },
};
