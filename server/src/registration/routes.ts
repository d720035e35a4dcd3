import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const registrationRoutes: Pick<
  Handlers<typeof accounts, Context>,
  'register' | 'activate' | 'activateSubscription'
> = {
  async register() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async activate() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async activateSubscription() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
