import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../platform/http/context.ts';

export const captchaRoutes: Pick<Handlers<typeof accounts, Context>, 'getCaptchaChallenge'> = {
  getCaptchaChallenge: (_, { captcha }) => captcha.challenge(),
};
