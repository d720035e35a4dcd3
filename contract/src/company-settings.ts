import { z } from 'zod';
import { Email } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Upload, text } from './fields.ts';
import {
  COMPANY_NAME_MAX,
  CONSENT_MAX,
  HEADER_TITLE_MAX,
  LEGAL_TEXT_MAX,
  MESSAGE_ADDRESSES_MAX,
  PICTURE_MAX_BYTES,
  POSTAL_ADDRESS_MAX,
  megabytes,
} from './limits.ts';

/** A colour of a brand. */
export const CompanyColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #17a34a')
  .toLowerCase();

const LegalText = text(LEGAL_TEXT_MAX).trim().min(1, 'must not be empty').nullable();

/** How the CVs look that are made of cards. */
export const ResumeTemplate = z.enum(['modern', 'classic', 'compact']);
export type ResumeTemplate = z.infer<typeof ResumeTemplate>;

/** What a company's superadmins say of its portal. */
export const CompanySettings = z.strictObject({
  name: text(COMPANY_NAME_MAX).trim().min(1, 'must not be empty'),
  /** Beside the logo; null for none. */
  header_title: text(HEADER_TITLE_MAX).trim().min(1, 'must not be empty').nullable(),
  /** Surface of headers and primary buttons, and the text on it: a pair that can't be read is corrected where it is shown. */
  brand_color: CompanyColor,
  font_color: CompanyColor,
  resume_template: ResumeTemplate,
  /** Whether visitors see the market. */
  market_enabled: z.boolean(),
  interview_booking_enabled: z.boolean(),
  /** Off: links carry random keys, and visitors are told no ids. */
  card_id_publicly_visible: z.boolean(),
  /** Who gets messages and applications of its portal and widgets, besides staff; without any, messages go to its superadmins. */
  message_addresses: z
    .array(Email)
    .max(MESSAGE_ADDRESSES_MAX)
    .refine((addresses) => new Set(addresses).size === addresses.length, 'must name each address once'),
  /** Whom its mails come from; null: the company's name. */
  mail_sender: text(COMPANY_NAME_MAX).trim().min(1, 'must not be empty').nullable(),
  /** Where answers to its mails go that say nothing else; null: nowhere. */
  mail_reply_to: Email.nullable(),
  /** Lines as on an envelope: below its mails and its legal pages. */
  postal_address: text(POSTAL_ADDRESS_MAX).trim().min(1, 'must not be empty').nullable(),
  /** Rich text; null: the one that every company's portal has, in its name. */
  privacy_text: LegalText,
  terms_text: LegalText,
  /** What visitors tick who send a form of a widget: plain text on one line, kept with what they send. Null: they tick nothing. */
  consent_text: text(CONSENT_MAX)
    .trim()
    .min(1, 'must not be empty')
    .regex(/^[^\r\n]*$/, 'must be one line')
    .nullable(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** A logo as it is kept: a PNG that fits `LOGO_SIZE`. */
const Logo = z.object({ path: z.string(), width: z.int(), height: z.int() });

/** On which pages it stands: without one for dark ones, the other stands there, too. */
export const LogoScheme = z.enum(['light', 'dark']);
export type LogoScheme = z.infer<typeof LogoScheme>;

export const CompanyLogos = z.object({ light: Logo.nullable(), dark: Logo.nullable() });
export type CompanyLogos = z.infer<typeof CompanyLogos>;

const OfScheme = z.strictObject({ scheme: LogoScheme });

/** What changes, and the same settings as they were seen. */
export const CompanySettingsChange = CompanySettings.partial().extend({ was: CompanySettings.partial() });

/** For the superadmins of the host's company, and staff. */
export const companySettings = {
  getCompanySettings: endpoint({
    method: 'GET',
    path: '/company/settings/',
    access: 'user',
    summary: 'The settings of the host’s company.',
    response: CompanySettings,
  }),
  changeCompanySettings: endpoint({
    method: 'PATCH',
    path: '/company/settings/',
    access: 'user',
    summary: 'Changes some of them; `conflict` with all as they are when one that changes is no longer what it `was`.',
    body: CompanySettingsChange,
    response: CompanySettings,
  }),
  getResumePreview: endpoint({
    method: 'GET',
    path: '/company/resume_preview/',
    access: 'user',
    summary: 'The CV of a talent as a template makes it; `not_found` where there is no talent yet.',
    query: z.strictObject({ resume_template: ResumeTemplate }),
    answer: 'file',
    produces: ['application/pdf'],
  }),
  getCompanyLogos: endpoint({
    method: 'GET',
    path: '/company/logos/',
    access: 'user',
    summary: 'The logos of the host’s company, with their sizes in pixels.',
    response: CompanyLogos,
  }),
  setCompanyLogo: endpoint({
    method: 'POST',
    path: '/company/logos/{scheme}/',
    access: 'user',
    summary: `A logo: SVG, JPEG, PNG, WebP, AVIF or GIF of at most ${megabytes(PICTURE_MAX_BYTES)}. It is kept as PNG; an SVG is drawn once.`,
    params: OfScheme,
    body: z.strictObject({ logo: Upload(PICTURE_MAX_BYTES) }),
    form: true,
    response: CompanyLogos,
  }),
  removeCompanyLogo: endpoint({
    method: 'DELETE',
    path: '/company/logos/{scheme}/',
    access: 'user',
    summary: 'Removes a logo.',
    params: OfScheme,
    response: CompanyLogos,
  }),
};
