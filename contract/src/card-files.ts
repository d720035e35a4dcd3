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

/** A labeled value of a CV; `url` is its link target. */
const Fact = z.object({ label: z.string(), value: z.string(), url: z.string().optional() });

const CvData = z.looseObject({
  /** Contact details of the card's owner. */
  contacts: z.array(Fact).nullable(),
});

/**
 * A signature issued by `cv/`: valid for ten minutes, while the requester is signed in and may see the card. Without a
 * valid signature the call returns 401.
 */
const Signed = z.strictObject({ link: textField(200).optional() });

/** Pictures and CVs of talents, and messages to card owners. */
export const cardFiles = {
  setPhoto: defineEndpoint({
    method: 'POST',
    path: '/talents/{id}/photo/',
    access: 'user',
    summary: `Uploads a picture: JPEG, PNG, WebP, AVIF or GIF of at most ${formatMegabytes(CARD_FIELDS.photo.max)}. It is cropped to a square and scaled down.`,
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
    summary: `Uploads a CV as PDF or DOCX of at most ${formatMegabytes(CARD_FIELDS.cv.max)}. The field \`cv_is_shared\` controls who may download it.`,
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
    summary: 'Returns URLs of the CVs, valid for ten minutes; for staff also the data of the generated CV.',
    params: CardKey,
    response: z.object({
      /** Path of the PDF; null when there is no CV. */
      cv_url: z.string().nullable(),
      /** Path of the same CV in the JSON Resume format. */
      json_url: z.string().nullable(),
      /** The uploaded CV; null if there is none or the requester has no permission to download it. */
      upload: z.object({ name: z.string().nullable(), url: z.string() }).nullable(),
      /** Null except for staff. */
      data: CvData.nullable(),
    }),
  }),
  getCvPdf: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv.pdf',
    access: 'public',
    summary: 'Returns the generated CV of a talent; requires a signed link from `cv/`.',
    params: CardKey,
    query: Signed,
    answer: 'file',
    produces: ['application/pdf'],
  }),
  getCvJson: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv.json',
    access: 'public',
    summary: 'Returns the generated CV of a talent in the JSON Resume format; requires a signed link from `cv/`.',
    params: CardKey,
    query: Signed,
    answer: 'file',
    produces: ['application/json'],
  }),
  getUploadedCv: defineEndpoint({
    method: 'GET',
    path: '/talents/{id}/cv-upload/',
    access: 'public',
    summary: 'Returns the uploaded CV unchanged; requires a signed link from `cv/` and the right to download it.',
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
      summary: 'Mails the card’s owner; `details` are added below a line of ten dashes.',
      idempotent: true,
      params: CardKey,
      body: CardMessage,
      response: Done,
    },
  }),
};
