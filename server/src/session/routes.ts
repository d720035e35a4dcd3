import type { session } from '@crewdock/contract/session';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const sessionRoutes: Handlers<typeof session, Context> = {
  async getSession() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
