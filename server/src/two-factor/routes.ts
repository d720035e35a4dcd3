import type { twoFactor } from '@crewdock/contract/two-factor';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const twoFactorRoutes: Handlers<typeof twoFactor, Context> = {
  async getTwoFactor() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async beginTwoFactor() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async confirmTwoFactor() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async disableTwoFactor() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
