import { z } from 'zod';
import { ReceivedApplication } from './applications.ts';
import { CardKey, TalentCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, textField, SEEN } from './fields.ts';
import { CLOSING_MAX, COMMENT_MAX } from './limits.ts';
import { Relation } from './relations.ts';

/**
 * People who can be notified when a job is closed: relations without a hire, most advanced first, and undecided
 * applications.
 */
export const Closing = z.object({
  /** Whether the job is open, neither archived nor a draft. Only open jobs can be closed. */
  is_open: z.boolean(),
  hired: z.int(),
  headcount: z.int().min(1),
  /** Fingerprint of the current list, to be sent back with the call that closes the job. */
  seen: z.string(),
  relations: z.array(
    z.object({
      relation: Relation,
      talent: TalentCard.pick({ id: true, name: true, title: true, photo: true, placeholder: true }),
    }),
  ),
  applications: z.array(ReceivedApplication.pick({ id: true, name: true, status: true, created: true })),
  /** True if the job has more relations or applications than listed; the others cannot be notified. */
  has_more: z.boolean(),
});
export type Closing = z.infer<typeof Closing>;

const Closed = z.object({
  id: z.uuid(),
  /** Number of relations whose people were notified. */
  relations: z.int(),
  applications: z.int(),
});
export type Closed = z.infer<typeof Closed>;

export const closing = {
  getClosing: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/closing/',
    access: 'user',
    summary: 'Lists the people whom closing the job now would notify, for users who may edit the job.',
    params: CardKey,
    response: Closing,
  }),
  closeRequest: defineEndpoint({
    method: 'POST',
    path: '/requests/{id}/close/',
    access: 'user',
    summary:
      'Archives the job and rejects the selected relations and applications because the position is filled; the others are withdrawn with the job. Returns `conflict` if the list has changed since it was read.',
    idempotent: true,
    params: CardKey,
    body: z.strictObject({
      /** Value of `seen` from the list that the requester read. */
      seen: textField(64),
      /** The job's version. */
      ...SEEN,
      /** Relations and applications whose people are notified. */
      relations: z.array(Id).max(CLOSING_MAX),
      applications: z.array(z.uuid()).max(CLOSING_MAX),
      /** Sent to all recipients. */
      comment: textField(COMMENT_MAX).trim().default(''),
    }),
    response: Closed,
  }),
  reopenRequest: defineEndpoint({
    method: 'POST',
    path: '/requests/{id}/reopen/',
    access: 'user',
    summary:
      'Reverts the requester’s own closing: restores the job, and the relations and applications that have not changed since. Cancels mails that were not sent yet.',
    params: CardKey,
    body: z.strictObject({ closing: z.uuid(), ...SEEN }),
    response: Closing,
  }),
};
