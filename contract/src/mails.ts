import { z } from 'zod';
import { SignedLink } from './fields.ts';
import { defineEndpoint } from './endpoint.ts';

const params = z.strictObject({ uidb64: SignedLink });

export const MailChoice = z.object({
  /** Masked as `a…@example.com`, because the mail may have been forwarded. */
  email: z.string(),
  /** Whether the person receives mass mails sent by staff. */
  gets_mails: z.boolean(),
});
export type MailChoice = z.infer<typeof MailChoice>;

export const mails = {
  getMailChoice: defineEndpoint({
    method: 'GET',
    path: '/mails/choice/{uidb64}/',
    access: 'public',
    summary: 'Whether the person behind the link of a mail gets mails that staff send to many. Changes nothing.',
    secret: true,
    params,
    response: MailChoice,
  }),
  changeMailChoice: defineEndpoint({
    method: 'POST',
    path: '/mails/choice/{uidb64}/',
    access: 'public',
    summary: 'Ends those mails for the person behind the link, or lets them come again.',
    secret: true,
    params,
    body: z.strictObject({ gets_mails: z.boolean() }),
    response: MailChoice,
  }),
};
