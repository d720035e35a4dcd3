import type { contact } from '@crewdock/contract/contact';
import type { Handlers } from '@crewdock/contract/endpoint';
import { onCompany } from '../companies/asked.ts';
import type { Context } from '../core/context/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import { contactProvider } from './about-resource.ts';
import { receiveContactMessage } from './receive.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

export const contactRoutes: Handlers<typeof contact, Context & WithCaptcha> = {
  async contactUs({ query, body }, context) {
    await receiveContactMessage(body, await onCompany(query, context));
    return { detail: formatMessage(notices.messageSent) };
  },
  async contactAboutResource({ body }, context) {
    await contactProvider(body, context);
    return { detail: formatMessage(notices.messageSent) };
  },
};
