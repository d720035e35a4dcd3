import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const signInRoutes: Pick<
  Handlers<typeof accounts, Context>,
  'login' | 'loginStaff' | 'logout' | 'askPasswordReset' | 'resetPassword' | 'getSignInOptions'
> = {
  async login() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async loginStaff() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async logout() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async askPasswordReset() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async resetPassword() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async getSignInOptions() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
