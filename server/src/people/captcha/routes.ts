import type { accounts } from '@crewdock/contract/accounts';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../../core/context/context.ts';
import type { WithCaptcha } from './captcha.ts';

export const captchaRoutes: Pick<Handlers<typeof accounts, Context & WithCaptcha>, 'getCaptchaChallenge'> = {
  getCaptchaChallenge: (_, { captcha }) => captcha.challenge(),
};
