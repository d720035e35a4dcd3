import type { Handlers } from '@crewdock/contract/endpoint';
import type { mails } from '@crewdock/contract/mails';
import type { Context } from '../../core/context/context.ts';
import { maskEmail } from '../../infra/email/masked.ts';
import type { Services } from '../../core/context/services.ts';
import { findMailChoice, saveMailChoice } from './choice.ts';

export const mailRoutes: Handlers<typeof mails, Context> = {
  async getMailChoice({ params }, context) {
    const { email, no_mails_since } = await findMailChoice(params.uidb64, context);
    return { email: maskEmail(email), gets_mails: no_mails_since === null };
  },
  async changeMailChoice({ params, body }, context) {
    await saveMailChoice(params.uidb64, body.gets_mails, context);
    const { email } = await findMailChoice(params.uidb64, context);
    return { email: maskEmail(email), gets_mails: body.gets_mails };
  },
};

/**
 * Handles one-click unsubscribe by a mail program. The request does not identify the person, so the audit entry has no
 * actor.
 */
export async function endMailsByClick(link: string, { db, vault }: Services): Promise<void> {
  await saveMailChoice(link, false, { db, vault, now: new Date() });
}
