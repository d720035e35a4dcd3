import type { twoFactor } from '@crewdock/contract/two-factor';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, requirePerson } from '../../core/context/context.ts';
import type { WithPasswords } from '../passwords/hash.ts';
import { beginTwoFactor, confirmTwoFactor, disableTwoFactor, renewRecoveryCodes } from './setup.ts';
import { hasSecondFactor, recoveryCodesLeft } from './verify.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const twoFactorRoutes: Handlers<typeof twoFactor, Context & WithPasswords> = {
  async getTwoFactor(_, context) {
    const { id } = requirePerson(context);
    const enabled = await hasSecondFactor(context.db, id);
    return { enabled, recovery_codes_left: await recoveryCodesLeft(context.db, id) };
  },
  beginTwoFactor: ({ body }, context) => beginTwoFactor(body.password, context),
  async confirmTwoFactor({ body }, context) {
    return { recovery_codes: await confirmTwoFactor(body.code, context) };
  },
  async renewRecoveryCodes({ body }, context) {
    return { recovery_codes: await renewRecoveryCodes(body, context) };
  },
  async disableTwoFactor({ body }, context) {
    await disableTwoFactor(body, context);
    return { detail: formatMessage(notices.secondFactorOff) };
  },
};
