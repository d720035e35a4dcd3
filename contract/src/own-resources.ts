import { z } from 'zod';
import { Done } from './accounts.ts';
import { SkillInput } from './card-editing.ts';
import { CARD_FIELDS, LINK_MAX, SKILL_YEARS_MAX } from './card-fields.ts';
import { AsciiEmail, withAsciiDomain } from './email-domain.ts';
import { defineEndpoint } from './endpoint.ts';
import { ENGAGEMENT_TYPES } from './engagement-types.ts';
import { Day, Id, SignedLink, Upload, lineText, textField, visibleText, SEEN, SEEN_AS_TEXT } from './fields.ts';
import {
  COMPANY_NAME_MAX,
  CV_MAX_BYTES,
  EMAIL_MAX,
  PHONE_MAX,
  PICKED_RESOURCES_MAX,
  REFERENCE_MAX,
  RESOURCE_SUMMARY_MAX,
  WORK_AUTHORIZATION_MAX,
  formatMegabytes,
} from './limits.ts';
import { RESOURCE_STATUSES } from './resource-status.ts';
import { Resource } from './resources.ts';

const Dollars = z.int().min(1).max(CARD_FIELDS.hourly_rate.max).nullable();

const CvAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.domain,
  error: 'must be an address like https://example.com/cv.pdf',
});

/** Fields of a resource that the provider can set. */
const fields = {
  name: visibleText(CARD_FIELDS.name.max),
  title: visibleText(CARD_FIELDS.title.max),
  skills: z.array(SkillInput).max(CARD_FIELDS.skills.max),
  seniority: Id.nullable(),
  english_level: Id.nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code')
    .nullable(),
  city: lineText(CARD_FIELDS.city.max),
  /** Common abbreviations are stored in one spelling: `h1b` as `H-1B`. Several values are separated by commas. */
  work_authorization: lineText(WORK_AUTHORIZATION_MAX),
  engagement_types: z.array(z.enum(ENGAGEMENT_TYPES)).max(ENGAGEMENT_TYPES.length),
  relocation: z.boolean().nullable(),
  hourly_rate: Dollars,
  monthly_rate: Dollars,
  experience: z.int().min(0).max(SKILL_YEARS_MAX).nullable(),
  available_from: Day,
  status: z.enum(RESOURCE_STATUSES),
  summary: textField(RESOURCE_SUMMARY_MAX),
  reference: lineText(REFERENCE_MAX),
  email: lineText(EMAIL_MAX)
    .toLowerCase()
    .transform(withAsciiDomain)
    .pipe(z.union([z.literal(''), AsciiEmail.max(EMAIL_MAX)])),
  phone: lineText(PHONE_MAX),
  employer: lineText(COMPANY_NAME_MAX),
  cv_url: lineText(LINK_MAX).pipe(z.union([z.literal(''), CvAddress])),
};

/** Omitted fields stay unchanged. */
export const ResourceChange = z.strictObject(fields).partial().extend(SEEN);
export type ResourceChange = z.infer<typeof ResourceChange>;
export const NewResource = z.strictObject(fields).partial().required({ name: true, title: true });
export type NewResource = z.infer<typeof NewResource>;

const ResourceUid = z.strictObject({ uid: z.uuid() });

const Deleted = Done.extend({
  /** Identifies a deletion of one or more resources; `restore/` accepts it for a day. */
  deleted: z.iso.datetime(),
  count: z.int(),
});
const Counted = Done.extend({ count: z.int() });

const FreshnessLink = z.strictObject({ uidb64: SignedLink });

/** A resource in an email that asks the provider to confirm its availability. */
const Asked = z.object({
  uid: z.uuid(),
  name: z.string(),
  title: z.string(),
  status: z.enum(RESOURCE_STATUSES),
  available_from: z.string(),
  confirmed: z.string(),
});
export type AskedResource = z.infer<typeof Asked>;

/** Providers manage their own available resources; staff manage all resources. */
export const ownResources = {
  createResource: defineEndpoint({
    method: 'POST',
    path: '/available_resources/',
    access: 'user',
    summary:
      'Creates a resource of the requester; on the portal of the requester’s company, a resource of the company.',
    idempotent: true,
    body: NewResource,
    response: Resource,
  }),
  changeResource: defineEndpoint({
    method: 'PATCH',
    path: '/available_resources/{uid}/',
    access: 'user',
    summary: 'Changes the given fields; returns `conflict` if they were changed by someone else since `version`.',
    params: ResourceUid,
    body: ResourceChange,
    response: Resource,
  }),
  setResourceCv: defineEndpoint({
    method: 'POST',
    path: '/available_resources/{uid}/cv/',
    access: 'user',
    summary: `Uploads a CV as PDF or DOCX of at most ${formatMegabytes(CV_MAX_BYTES)}; replaces the previous CV.`,
    params: ResourceUid,
    body: z.strictObject({ cv: Upload(CV_MAX_BYTES), ...SEEN_AS_TEXT }),
    form: true,
    response: Resource,
  }),
  removeResourceCv: defineEndpoint({
    method: 'DELETE',
    path: '/available_resources/{uid}/cv/',
    access: 'user',
    summary: 'Removes the uploaded CV.',
    params: ResourceUid,
    query: z.strictObject(SEEN_AS_TEXT),
    response: Resource,
  }),
  deleteResource: defineEndpoint({
    method: 'DELETE',
    path: '/available_resources/{uid}/',
    access: 'user',
    summary: 'Deletes a resource. It can be restored for a day.',
    params: ResourceUid,
    query: z.strictObject(SEEN_AS_TEXT),
    response: Deleted,
  }),
  deleteResources: defineEndpoint({
    method: 'DELETE',
    path: '/available_resources/delete_resources/',
    access: 'user',
    summary: 'Deletes the given resources; deletes nothing if one of them isn’t the requester’s.',
    query: z.strictObject({
      ids: z
        .string()
        .transform((value) => [...new Set(value.split(','))])
        .pipe(z.array(z.uuid()).max(PICKED_RESOURCES_MAX)),
    }),
    response: Deleted,
  }),
  deleteAllResources: defineEndpoint({
    method: 'POST',
    path: '/available_resources/delete_all/',
    access: 'user',
    summary: 'Deletes all resources that `mine` lists.',
    response: Deleted,
  }),
  restoreResources: defineEndpoint({
    method: 'POST',
    path: '/available_resources/restore/',
    access: 'user',
    summary: 'Restores resources of a deletion within the last day.',
    body: z.strictObject({ deleted: z.iso.datetime() }),
    response: Counted,
  }),
  confirmResources: defineEndpoint({
    method: 'POST',
    path: '/available_resources/confirm/',
    access: 'user',
    summary:
      'Confirms the availability of the given resources, or of all own resources with status available or unknown.',
    body: z.strictObject({ uids: z.array(z.uuid()).min(1).max(PICKED_RESOURCES_MAX).optional() }),
    response: Counted,
  }),
  getFreshnessLink: defineEndpoint({
    method: 'GET',
    path: '/available_resources/still_free/{uidb64}/',
    access: 'public',
    summary: 'Lists the resources whose availability a mailed link asks to confirm. Has no side effects.',
    secret: true,
    params: FreshnessLink,
    response: z.object({ items: z.array(Asked) }),
  }),
  answerFreshness: defineEndpoint({
    method: 'POST',
    path: '/available_resources/still_free/{uidb64}/',
    access: 'public',
    summary: 'Confirms or updates the availability of some or all resources of a mailed link.',
    secret: true,
    params: FreshnessLink,
    body: z.strictObject({
      status: z.enum(['available', 'placed', 'unavailable']),
      uids: z.array(z.uuid()).min(1).max(PICKED_RESOURCES_MAX),
    }),
    response: z.object({ items: z.array(Asked) }),
  }),
};
