import type { contact } from '@crewdock/contract/contact';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { receive } from './receive.ts';

export const contactRoutes: Handlers<typeof contact, Context> = {
  async contactUs({ body }, context) {
    await receive(body, context);
    return { detail: 'Message successfully sent' };
  },
};
