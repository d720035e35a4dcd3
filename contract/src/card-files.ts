import { z } from 'zod';
import { Done } from './accounts.ts';
import { CardKey, TalentDetails } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Upload, text } from './fields.ts';
import { pairs } from './pairs.ts';
import { CV_MAX_BYTES, MESSAGE_DETAILS_MAX, MESSAGE_MAX, PICTURE_MAX_BYTES, megabytes } from './limits.ts';

const CardMessage = z.strictObject({
  message: text(MESSAGE_MAX).trim().min(1, 'must not be empty'),
  details: text(MESSAGE_DETAILS_MAX).trim().default(''),
});

/** A line of a CV with a label in front; `url` is where it leads. */
const Fact = z.object({ label: z.string(), value: z.string(), url: z.string().optional() });

const CvData = z.looseObject({
  /** Ways to reach who holds the card. */
  contacts: z.array(Fact).nullable(),
  /** The uploaded CV, which only who may edit the card can fetch. */
  upload: z.object({ name: z.string().nullable(), url: z.string() }).nullable(),
});

/** Pictures and CVs of talents, and writing to whom a card belongs. */
export const cardFiles = {
  setPhoto: endpoint({
    method: 'POST',
    path: '/talents/{id}/photo/',
    access: 'user',
    summary: `A picture: JPEG, PNG, WebP, AVIF or GIF of at most ${megabytes(PICTURE_MAX_BYTES)}; it is cut square and made small.`,
    params: CardKey,
    body: z.strictObject({ photo: Upload(PICTURE_MAX_BYTES) }),
    form: true,
    response: TalentDetails,
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/talents/{id}/photo/',
    access: 'user',
    summary: 'Removes the picture.',
    params: CardKey,
    response: TalentDetails,
  }),
  setCv: endpoint({
    method: 'POST',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: `A CV as PDF or DOCX of at most ${megabytes(CV_MAX_BYTES)}, kept for staff and the owner.`,
    params: CardKey,
    body: z.strictObject({ cv: Upload(CV_MAX_BYTES) }),
    form: true,
    response: TalentDetails,
  }),
  removeCv: endpoint({
    method: 'DELETE',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: 'Removes the uploaded CV.',
    params: CardKey,
    response: TalentDetails,
  }),
  getCv: endpoint({
    method: 'GET',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: 'Staff: the data of the CV. Everybody else: the address of the PDF.',
    params: CardKey,
    response: z.object({
      /** Path of the PDF; null when there is nothing to show. */
      cv_url: z.string().nullable(),
      /** Staff alone. */
      data: CvData.nullable(),
    }),
  }),
  getCvPdf: endpoint({
    method: 'GET',
    path: '/talents/{id}/cv.pdf',
    access: 'public',
    summary: 'The CV that is made of a talent, for whoever may see the card.',
    params: CardKey,
    answer: 'file',
    produces: ['application/pdf'],
  }),
  getUploadedCv: endpoint({
    method: 'GET',
    path: '/talents/{id}/cv-upload/',
    access: 'user',
    summary: 'The uploaded CV as it was given, for who may edit the card.',
    params: CardKey,
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  ...pairs({
    contactAboutCard: {
      method: 'POST',
      path: '/{kind}s/{id}/contact/',
      access: 'user',
      summary: 'Mails its owner; the details come below a line of ten dashes.',
      idempotent: true,
      params: CardKey,
      body: CardMessage,
      response: Done,
    },
  }),
};
