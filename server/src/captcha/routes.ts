import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';

export const captchaRoutes: Pick<Handlers<typeof accounts, Context>, 'getCaptchaChallenge'> = {
  async getCaptchaChallenge() {
    throw new AppError('unavailable', 'Not built yet.');
  },
};
