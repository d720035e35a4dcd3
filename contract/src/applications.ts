import { z } from 'zod';
import { CARD_FIELDS, QUESTION_MAX } from './card-fields.ts';
import { CaptchaResponse, Done, Email } from './accounts.ts';
import { CardKey } from './cards.ts';
import { OnCompany } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Id, MAX_ID, MessageId, Upload, textField, visibleText, wholeNumber, SEEN } from './fields.ts';
import { COMMENT_MAX, CV_MAX_BYTES, LONG_ANSWER_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SEARCH_MAX } from './limits.ts';
import { cursorPage, cursorRange } from './page.ts';
import { RejectionReason } from './relations.ts';
import { APPLICATION_STATUSES } from './staff/applications.ts';
import { HiddenFields, WidgetForm } from './widget-forms.ts';

export const APPLICATIONS_PAGE_SIZE = 50;

const ApplicationStatus = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** Filter by status. `active`: open and shortlisted; `unread`: unread in any status. */
const ApplicationFilter = z.enum(['active', 'unread', ...APPLICATION_STATUSES, 'all']);
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

/** An answer to a question of the job, with the question's text at the time of asking. */
export const Answer = z.strictObject({ question: textField(QUESTION_MAX), answer: textField(LONG_ANSWER_MAX).trim() });
export type Answer = z.infer<typeof Answer>;

/** Multipart forms, which CV uploads need, send this list as JSON text. */
const Answers: z.ZodType<Answer[], z.input<typeof Answer>[] | string> = z.preprocess(
  (sent) => (typeof sent === 'string' ? listIn(sent) : sent),
  z.array(Answer).max(CARD_FIELDS.questions.max),
);

/** An application for a job: a message, a CV (PDF or DOCX), or both. */
export const Application = z
  .strictObject({
    name: visibleText(NAME_MAX),
    email: Email,
    phone_number: textField(PHONE_MAX).trim().default(''),
    message: textField(MESSAGE_MAX).trim().default(''),
    cv: Upload(CV_MAX_BYTES).optional(),
    /**
     * Answers to the job's current questions; a yes/no question takes `Yes` or `No`. When answers are refused, the
     * error's `current` holds the questions.
     */
    answers: Answers.default([]),
    /** Idempotency key made by the form: sending the same application again creates no second one. */
    message_id: MessageId,
    g_response: CaptchaResponse,
    ...WidgetForm,
  })
  .refine(({ message, cv }) => message !== '' || cv !== undefined, {
    path: ['message'],
    message: 'must not be empty without a CV',
  });
export type Application = z.infer<typeof Application>;

/** A CV of an application. `name`: the file name given by the applicant; `url`: the path to download it. */
const ApplicationCv = z.object({ name: z.string(), url: z.string(), is_pdf: z.boolean(), added: z.string() });
export type ApplicationCv = z.infer<typeof ApplicationCv>;

export const ReceivedApplication = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Plain text; may contain line breaks. */
  message: z.string(),
  /** Answers to the job's questions, with the questions' text as asked, in the job's order. */
  answers: z.array(Answer),
  /** The newest CV; null without one. */
  cv: ApplicationCv.nullable(),
  /** CVs that the applicant sent before the newest one, newest first. */
  earlier_cvs: z.array(ApplicationCv),
  /** The white-label company on whose portal or in whose widget the application was sent; null on the main portal. */
  company: z.object({ id: Id, name: z.string() }).nullable(),
  /** Origin of the partner's site; null when sent from a portal. */
  site: z.string().nullable(),
  /** The company's consent text that the applicant agreed to; null without one. */
  consent: z.string().nullable(),
  /** Hidden fields sent by the partner's page. */
  hidden_fields: HiddenFields,
  created: z.string(),
  status: ApplicationStatus,
  /** Whether somebody on the job's side has read it. */
  is_read: z.boolean(),
  version: z.int(),
  rt_rejection_reason: RejectionReason.nullable(),
  /** Comment sent with the rejection or the invitation. */
  comment: z.string(),
  /** The relation created by an invitation; null without one. */
  relation_id: Id.nullable(),
  /** Time of the last status change; null if the status never changed. */
  moved: z.string().nullable(),
  /** Actions the requester may take now. */
  can: z.object({ shortlist: z.boolean(), invite: z.boolean(), reject: z.boolean(), reopen: z.boolean() }),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** A status change in an application's history. */
const ApplicationEvent = z.object({
  id: Id,
  at: z.string(),
  /** Name of the person who made the change. */
  actor: z.string(),
  from: ApplicationStatus,
  to: ApplicationStatus,
  /** Reason and comment as text, and whether the comment was mailed. */
  why: z.string(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

const ApplicationKey = CardKey.extend({ applicationId: z.uuid() });

/** Version and status that the requester saw. The call returns a conflict if one of them has changed since. */
const From = { ...SEEN, from: ApplicationStatus.optional() };
/** `mail`: mail the comment to the applicant. */
const Told = { comment: textField(COMMENT_MAX).trim().default(''), mail: z.boolean().default(false) };

const move = <const Name extends string, const B extends z.ZodType>(name: Name, body: B, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/requests/{id}/applications/{applicationId}/${name}/`,
    access: 'user',
    summary,
    params: ApplicationKey,
    body,
    response: ReceivedApplication,
  });

export const applications = {
  apply: defineEndpoint({
    method: 'POST',
    path: '/requests/{id}/applications/',
    access: 'public',
    cors: 'partners',
    summary:
      'Applies for a public job. A second application from the same e-mail address adds a CV to the first one; the response does not reveal whether there was one.',
    params: CardKey,
    query: OnCompany,
    body: Application,
    form: true,
    response: Done,
  }),
  listApplications: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/applications/',
    access: 'user',
    summary:
      'Lists the applications for a job, newest first, for users who may edit the job. The counters ignore the search.',
    params: CardKey,
    query: z.strictObject({
      status: ApplicationFilter.default('all'),
      search: textField(SEARCH_MAX).optional(),
      ...cursorRange(APPLICATIONS_PAGE_SIZE),
    }),
    response: cursorPage(ReceivedApplication).extend({ counters: z.record(ApplicationFilter, z.int()) }),
  }),
  getApplication: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/',
    access: 'user',
    summary: 'Returns an application with its status history, oldest change first.',
    params: ApplicationKey,
    response: ReceivedApplication.extend({ history: z.array(ApplicationEvent) }),
  }),
  markApplication: defineEndpoint({
    method: 'PATCH',
    path: '/requests/{id}/applications/{applicationId}/',
    access: 'user',
    summary: 'Marks an application as read or unread, for everybody on the job’s side.',
    params: ApplicationKey,
    body: z.strictObject({ is_read: z.boolean(), ...SEEN }),
    response: ReceivedApplication,
  }),
  shortlistApplication: move('shortlist', z.strictObject(From), 'Adds an application to the shortlist.'),
  rejectApplication: move(
    'reject',
    z.strictObject({ rt_rejection_reason: Id, ...Told, ...From }),
    'Rejects an application with a reason, which is never mailed. The comment is mailed if `mail` is true.',
  ),
  inviteApplication: move(
    'invite',
    z.strictObject({ ...Told, ...From }),
    'Creates a private talent from an application, owned by the job’s side, and a confirmed relation with the job.',
  ),
  reopenApplication: move(
    'reopen',
    // Required, so that a retry does not go back a second step.
    z.strictObject({ ...SEEN, from: z.enum(['shortlisted', 'rejected']) }),
    'Reverts a rejection, or removes an application from the shortlist. Cancels a mail that was not sent yet.',
  ),
  getApplicationCv: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv/',
    access: 'user',
    summary: 'Downloads the newest or an earlier CV of an application, as uploaded. For users who may edit the job.',
    params: ApplicationKey,
    query: z.strictObject({ earlier: wholeNumber(1, MAX_ID).optional() }),
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  linkApplicationCv: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv-link/',
    access: 'user',
    summary: 'Returns a URL, valid for ten minutes, for showing a PDF CV in a frame of the portal.',
    params: ApplicationKey,
    response: z.object({ url: z.string() }),
  }),
  showApplicationCv: defineEndpoint({
    method: 'GET',
    path: '/requests/{id}/applications/{applicationId}/cv.pdf',
    access: 'public',
    summary: 'Returns a CV of an application for display; requires a signed link from `cv-link/`.',
    params: ApplicationKey,
    query: z.strictObject({ link: textField(200).optional() }),
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
