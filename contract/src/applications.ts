import { z } from 'zod';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { CardKey } from './cards.ts';
import { OnCompany } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Id, Upload, text, wholeNumber } from './fields.ts';
import { CV_MAX_BYTES, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from './limits.ts';

export const APPLICATIONS_PAGE_SIZE = 50;

/** Somebody wants a job: what they write, a CV (PDF or DOCX), or both. */
export const Application = z
  .strictObject({
    name: text(NAME_MAX).trim().min(1, 'must not be empty'),
    email: Email,
    phone_number: text(PHONE_MAX).trim().default(''),
    message: text(MESSAGE_MAX).trim().default(''),
    cv: Upload(CV_MAX_BYTES).optional(),
    /** Made by the form, so that sending the same application again does not double it. */
    message_id: z.uuid(),
    g_response: CaptchaResponse,
  })
  .refine(({ message, cv }) => message !== '' || cv !== undefined, {
    path: ['message'],
    message: 'must not be empty without a CV',
  });
export type Application = z.infer<typeof Application>;

export const ReceivedApplication = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Plain text, may have several lines. */
  message: z.string(),
  /** What its sender called the file, and the path under which it is saved. */
  cv: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The white-label company on whose portal or in whose widget it was written, or null. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** Origin of the partner's site, or null: it was written on a portal. */
  site: z.string().nullable(),
  created: z.string(),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

export const applications = {
  apply: endpoint({
    method: 'POST',
    path: '/requests/{id}/applications/',
    access: 'public',
    cors: 'partners',
    summary: 'Applies for a public job. One address applies once for a job; the answer doesn’t tell whether it has.',
    params: CardKey,
    query: OnCompany,
    body: Application,
    form: true,
    response: Done,
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/',
    access: 'user',
    summary: 'Who has applied for a job, newest first, to who may edit it.',
    params: CardKey,
    query: z.strictObject({
      limit: wholeNumber(1, 100).default(APPLICATIONS_PAGE_SIZE),
      offset: wholeNumber(0, 1_000_000).default(0),
    }),
    response: z.object({ count: z.int(), results: z.array(ReceivedApplication) }),
  }),
  getApplicationCv: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv/',
    access: 'user',
    summary: 'The CV of an application as it was given, to who may edit the job.',
    params: CardKey.extend({ applicationId: z.uuid() }),
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
};
