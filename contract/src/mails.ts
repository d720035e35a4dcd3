import { z } from 'zod';
import { SignedLink } from './fields.ts';
import { defineEndpoint } from './endpoint.ts';

const params = z.strictObject({ uidb64: SignedLink });

export const MailChoice = z.object({
  /** Masked as `a…@example.com`, because the email might have been forwarded. */
  email: z.string(),
  /** Whether the person receives bulk emails sent by staff. */
  gets_mails: z.boolean(),
});
export type MailChoice = z.infer<typeof MailChoice>;

export const mails = {
  getMailChoice: defineEndpoint({
    method: 'GET',
    path: '/mails/choice/{uidb64}/',
    access: 'public',
    summary: 'Returns whether the person with this mailed link receives mass mails by staff. Has no side effects.',
    secret: true,
    params,
    response: MailChoice,
  }),
  changeMailChoice: defineEndpoint({
    method: 'POST',
    path: '/mails/choice/{uidb64}/',
    access: 'public',
    summary: 'Turns mass mails by staff off or on for the person with this mailed link.',
    secret: true,
    params,
    body: z.strictObject({ gets_mails: z.boolean() }),
    response: MailChoice,
  }),
};
