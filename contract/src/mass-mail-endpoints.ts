import { z } from 'zod';
import { Done } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { visibleText } from './fields.ts';
import { LEFT_OUT, MAIL_SUBJECT_MAX, MAIL_TEXT_MAX, RECIPIENT_FIELDS, fieldsIn } from './mass-mail.ts';

export const MailPreview = z.object({
  /** Number of recipients. */
  total: z.int(),
  left_out: z.array(z.object({ reason: z.enum(LEFT_OUT), count: z.int() })),
  /** The email to one of the recipients, as an example; null if there are no recipients. */
  shown: z
    .object({ at: z.int(), name: z.string(), email: z.string(), subject: z.string(), text: z.string() })
    .nullable(),
});
export type MailPreview = z.infer<typeof MailPreview>;

/**
 * Creates endpoints that send bulk emails to the people of a table's rows: the rows in `keys` or, if omitted, all rows
 * that match the query.
 */
export function mailEndpoints<Q extends z.ZodType, K extends z.ZodType>(
  { name, mails }: { name: string; mails: readonly string[] },
  { question: query, keys }: { question: Q; keys: K },
) {
  const known = [...RECIPIENT_FIELDS, ...mails];
  const words = (most: number) =>
    visibleText(most).refine((value) => fieldsIn(value).every((field) => known.includes(field)), {
      error: `names a field that isn’t one of ${known.join(', ')}`,
    });
  const letter = { keys: keys.optional(), subject: words(MAIL_SUBJECT_MAX), text: words(MAIL_TEXT_MAX) };
  const shown = z.strictObject({ ...letter, at: z.int().min(0).default(0) });
  const base = `/admin-panel/${name}/send_mails/` as const;
  return {
    preview: defineEndpoint({
      method: 'POST',
      path: `${base}preview/`,
      access: 'staff',
      summary: `Returns the number of recipients among ${name}, the reasons for excluding others, and the mail to one recipient. Sends nothing.`,
      query,
      body: shown,
      response: MailPreview,
    }),
    test: defineEndpoint({
      method: 'POST',
      path: `${base}test/`,
      access: 'staff',
      summary: `Sends the mail for one recipient among ${name} to the requester instead, as a test.`,
      query,
      body: shown,
      response: Done,
    }),
    send: defineEndpoint({
      method: 'POST',
      path: base,
      access: 'staff',
      summary: `Starts a cancellable operation that mails the people of ${name}. The operation’s issues list the excluded people.`,
      idempotent: true,
      query,
      body: z.strictObject(letter),
      response: z.object({ uid: z.uuid(), total: z.int() }),
    }),
  };
}
