import { z } from 'zod';
import { CARD_FIELDS, QUESTION_MAX } from './card-fields.ts';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { CardKey } from './cards.ts';
import { OnCompany } from './companies.ts';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Id, Upload, text } from './fields.ts';
import { COMMENT_MAX, CV_MAX_BYTES, LONG_ANSWER_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SEARCH_MAX } from './limits.ts';
import { page, range } from './page.ts';
import { RejectionReason } from './relations.ts';
import { APPLICATION_STATUSES } from './staff/applications.ts';
import { HiddenFields, WidgetForm } from './widget-forms.ts';

export const APPLICATIONS_PAGE_SIZE = 50;

const ApplicationStatus = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** One status; `active`: open and shortlisted; `unread`: whatever its status. */
const ApplicationFilter = z.enum(['active', 'unread', ...APPLICATION_STATUSES, 'all']);
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

/** What somebody answers to a question of the job, with its words as they were asked. */
export const Answer = z.strictObject({ question: text(QUESTION_MAX), answer: text(LONG_ANSWER_MAX).trim() });
export type Answer = z.infer<typeof Answer>;

/** In a form, as with a CV, the text of that list in JSON. */
const Answers: z.ZodType<Answer[], z.input<typeof Answer>[] | string> = z.preprocess(
  (sent) => (typeof sent === 'string' ? listIn(sent) : sent),
  z.array(Answer).max(CARD_FIELDS.questions.max),
);

/** Somebody wants a job: what they write, a CV (PDF or DOCX), or both. */
export const Application = z
  .strictObject({
    name: text(NAME_MAX).trim().min(1, 'must not be empty'),
    email: Email,
    phone_number: text(PHONE_MAX).trim().default(''),
    message: text(MESSAGE_MAX).trim().default(''),
    cv: Upload(CV_MAX_BYTES).optional(),
    /**
     * To the job's questions as they are now; an answer of yes or no is `Yes` or `No`. A refusal of answers has the questions as
     * `current`.
     */
    answers: Answers.default([]),
    /** Made by the form, so that sending the same application again does not double it. */
    message_id: z.uuid(),
    g_response: CaptchaResponse,
    ...WidgetForm,
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
  /** To the job's questions, in the words in which they were asked, in their order. */
  answers: z.array(Answer),
  /** What its sender called the file, and the path under which it is saved. */
  cv: z.object({ name: z.string(), url: z.string(), is_pdf: z.boolean() }).nullable(),
  /** The white-label company on whose portal or in whose widget it was written, or null. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** Origin of the partner's site, or null: it was written on a portal. */
  site: z.string().nullable(),
  /** The words of that company that were agreed to, or null. */
  consent: z.string().nullable(),
  /** What the partner's page sent along. */
  hidden_fields: HiddenFields,
  created: z.string(),
  status: ApplicationStatus,
  /** Somebody of the job's side has read it. */
  is_read: z.boolean(),
  rt_rejection_reason: RejectionReason.nullable(),
  /** What was said with the rejection or the invitation. */
  comment: z.string(),
  /** The relation that it became by an invitation. */
  relation_id: Id.nullable(),
  /** When it was moved last; null where it hasn't been yet. */
  moved: z.string().nullable(),
  /** What who is asking may do with it now. */
  can: z.object({ shortlist: z.boolean(), invite: z.boolean(), reject: z.boolean(), reopen: z.boolean() }),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** One step of an application's history. */
const ApplicationEvent = z.object({
  id: Id,
  at: z.string(),
  /** Who: a name. */
  actor: z.string(),
  from: ApplicationStatus,
  to: ApplicationStatus,
  /** Reason and comment in words, and whether they were mailed. */
  why: z.string(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

const ApplicationKey = CardKey.extend({ applicationId: z.uuid() });

/** `from` is what the mover saw: another status there now is a conflict. */
const From = { from: ApplicationStatus.optional() };
/** `mail`: the applicant is written to, with the comment. */
const Told = { comment: text(COMMENT_MAX).trim().default(''), mail: z.boolean().default(false) };

const move = <const Name extends string, const B extends z.ZodType>(name: Name, body: B, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/requests/{id}/applications/{applicationId}/${name}/`,
    access: 'user',
    summary,
    params: ApplicationKey,
    body,
    response: ReceivedApplication,
  });

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
    summary:
      'Who has applied for a job, newest first, to who may edit it. The counters are those of all, whatever is searched for.',
    params: CardKey,
    query: z.strictObject({
      status: ApplicationFilter.default('all'),
      search: text(SEARCH_MAX).optional(),
      ...range(APPLICATIONS_PAGE_SIZE),
    }),
    response: page(ReceivedApplication).extend({ counters: z.record(ApplicationFilter, z.int()) }),
  }),
  getApplication: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/',
    access: 'user',
    summary: 'One of them, with who moved it when and why, oldest first.',
    params: ApplicationKey,
    response: ReceivedApplication.extend({ history: z.array(ApplicationEvent) }),
  }),
  markApplication: endpoint({
    method: 'PATCH',
    path: '/requests/{id}/applications/{applicationId}/',
    access: 'user',
    summary: 'Marks it as read or unread, for everybody of the job’s side.',
    params: ApplicationKey,
    body: z.strictObject({ is_read: z.boolean() }),
    response: ReceivedApplication,
  }),
  shortlistApplication: move('shortlist', z.strictObject(From), 'Puts it on the shortlist.'),
  rejectApplication: move(
    'reject',
    z.strictObject({ rt_rejection_reason: Id, ...Told, ...From }),
    'Turns it down with a reason, which is never mailed; the comment is, where a mail is asked for.',
  ),
  inviteApplication: move(
    'invite',
    z.strictObject({ ...Told, ...From }),
    'Makes a private talent of it, on the job’s side, and a confirmed relation of that and the job.',
  ),
  reopenApplication: move(
    'reopen',
    // Asked for, so that a repeat doesn’t go back one step more.
    z.strictObject({ from: z.enum(['shortlisted', 'rejected']) }),
    'Takes a rejection back, or it from the shortlist. A mail that still waits isn’t sent then.',
  ),
  getApplicationCv: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv/',
    access: 'user',
    summary: 'The CV of an application as it was given, to be saved, to who may edit the job.',
    params: ApplicationKey,
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  linkApplicationCv: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv-link/',
    access: 'user',
    summary: 'The address under which a frame of the portal shows the CV, if it is a PDF, for ten minutes.',
    params: ApplicationKey,
    response: z.object({ url: z.string() }),
  }),
  showApplicationCv: endpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv.pdf',
    access: 'public',
    summary: 'The CV of an application, to be looked at, for whom a link of `cv-link/` was made.',
    params: ApplicationKey,
    query: z.strictObject({ link: text(200).optional() }),
    answer: 'file',
    produces: ['application/pdf'],
  }),
};

function listIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
