import { z } from 'zod';
import { Done } from './accounts.ts';
import { CARD_FIELDS } from './card-fields.ts';
import { CardKey, TalentDetails } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { DOCUMENT_TYPES, Upload, textField, visibleText, SEEN_AS_TEXT } from './fields.ts';
import { definePairedEndpoints } from './pairs.ts';
import { MESSAGE_DETAILS_MAX, MESSAGE_MAX, formatMegabytes } from './limits.ts';

const CardMessage = z.strictObject({
  message: visibleText(MESSAGE_MAX),
  details: textField(MESSAGE_DETAILS_MAX).trim().default(''),
});

/** A labelled line of a CV; `url` is the link target. */
const Fact = z.object({ label: z.string(), value: z.string(), url: z.string().optional() });

const CvData = z.looseObject({
  /** Contact details of the card's owner. */
  contacts: z.array(Fact).nullable(),
});

/**
 * Signed by `cv/` for the requester: valid for ten minutes while they stay signed in and may see the card. Without it
 * the call returns 401.
 */
const Signed = z.strictObject({ link: textField(200).optional() });

/** Pictures and CVs of talents, and messages to card owners. */
export const cardFiles = {
  setPhoto: defineEndpoint({
    method: 'POST',
    path: '/talents/{id}/photo/',
    access: 'user',
    summary: `A picture: JPEG, PNG, WebP, AVIF or GIF of at most ${formatMegabytes(CARD_FIELDS.photo.max)}; it is cut square and made small.`,
    params: CardKey,
    body: z.strictObject({ photo: Upload(CARD_FIELDS.photo.max), ...SEEN_AS_TEXT }),
    form: true,
    response: TalentDetails,
  }),
  removePhoto: defineEndpoint({
    method: 'DELETE',
    path: '/talents/{id}/photo/',
    access: 'user',
    summary: 'Removes the picture.',
    params: CardKey,
    query: z.strictObject(SEEN_AS_TEXT),
    response: TalentDetails,
  }),
  setCv: defineEndpoint({
    method: 'POST',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: `A CV as PDF or DOCX of at most ${formatMegabytes(CARD_FIELDS.cv.max)}; its owner says who else may load it.`,
    params: CardKey,
    body: z.strictObject({ cv: Upload(CARD_FIELDS.cv.max), ...SEEN_AS_TEXT }),
    form: true,
    response: TalentDetails,
  }),
  removeCv: defineEndpoint({
    method: 'DELETE',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: 'Removes the uploaded CV.',
    params: CardKey,
    query: z.strictObject(SEEN_AS_TEXT),
    response: TalentDetails,
  }),
  getCv: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv/',
    access: 'user',
    summary: 'The addresses of the CVs, for ten minutes; to staff also what the one that is made says.',
    params: CardKey,
    response: z.object({
      /** Path of the PDF; null when there is no CV. */
      cv_url: z.string().nullable(),
      /** The uploaded CV; null unless the requester may download it. */
      upload: z.object({ name: z.string().nullable(), url: z.string() }).nullable(),
      /** Null for anybody except staff. */
      data: CvData.nullable(),
    }),
  }),
  getCvPdf: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv.pdf',
    access: 'public',
    summary: 'The CV that is made of a talent, for whom a link of `cv/` was made.',
    params: CardKey,
    query: Signed,
    answer: 'file',
    produces: ['application/pdf'],
  }),
  getUploadedCv: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv-upload/',
    access: 'public',
    summary: 'The uploaded CV as it was given, for who may load it and has a link of `cv/`.',
    params: CardKey,
    query: Signed,
    answer: 'file',
    produces: DOCUMENT_TYPES,
  }),
  ...definePairedEndpoints({
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
