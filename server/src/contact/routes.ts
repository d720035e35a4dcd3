import type { contact } from '@crewdock/contract/contact';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const contactRoutes: Handlers<typeof contact, Context> = {
  async contactUs() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
