import { z } from 'zod';
import { Done, Password } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { CODE_MAX } from './limits.ts';

const Code = text(CODE_MAX).trim().min(6, 'must have at least 6 characters');

/** Time-based one-time passwords (RFC 6238), for staff. */
export const twoFactor = {
  getTwoFactor: endpoint({
    method: 'GET',
    path: '/profile/two-factor/',
    access: 'staff',
    summary: 'Whether sign-in asks for a second factor, and how many recovery codes are left.',
    response: z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }),
  }),
  beginTwoFactor: endpoint({
    method: 'POST',
    path: '/profile/two-factor/',
    access: 'staff',
    summary: 'A new secret for an authenticator; nothing changes until a code of it was sent.',
    body: z.strictObject({ password: Password }),
    response: z.object({
      /** Base32, to be typed. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      uri: z.string(),
    }),
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/profile/two-factor/confirm/',
    access: 'staff',
    summary: 'Turns the second factor on and tells the recovery codes, once.',
    body: z.strictObject({ code: Code }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
  }),
  disableTwoFactor: endpoint({
    method: 'POST',
    path: '/profile/two-factor/disable/',
    access: 'staff',
    summary: 'Turns it off.',
    body: z.strictObject({ password: Password, code: Code }),
    response: Done,
  }),
};
