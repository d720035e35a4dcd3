import { z } from 'zod';
import { Done, Password } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { textField } from './fields.ts';
import { CODE_MAX } from './limits.ts';

/** Six-digit authenticator code or recovery code. */
export const Code = textField(CODE_MAX).trim().min(6, 'must have at least 6 characters');

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Time-based one-time passwords (RFC 6238). */
export const twoFactor = {
  getTwoFactor: defineEndpoint({
    method: 'GET',
    path: '/profile/two-factor/',
    access: 'user',
    summary: 'Returns whether the second factor is on, and the number of remaining recovery codes.',
    response: z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }),
  }),
  beginTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/profile/two-factor/',
    access: 'user',
    summary: 'Creates a secret for an authenticator app. The second factor is on only after `confirm/`.',
    body: z.strictObject({ password: Password }),
    response: z.object({
      /** Base32, for manual entry. */
      secret: z.string(),
      /** `otpauth://…`, for a QR code. */
      uri: z.string(),
    }),
  }),
  confirmTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/profile/two-factor/confirm/',
    access: 'user',
    summary: 'Turns the second factor on, ends all other sessions, and returns the recovery codes once.',
    body: z.strictObject({ code: Code }),
    response: RecoveryCodes,
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/profile/two-factor/recovery-codes/',
    access: 'user',
    summary: 'Creates new recovery codes, which are returned once; the previous codes become invalid.',
    body: z.strictObject({ password: Password, code: Code }),
    response: RecoveryCodes,
  }),
  disableTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/profile/two-factor/disable/',
    access: 'user',
    summary: 'Turns the second factor off.',
    body: z.strictObject({ password: Password, code: Code }),
    response: Done,
  }),
};
