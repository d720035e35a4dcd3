import { z } from 'zod';
import { Email } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { Upload, visibleText, SEEN, SEEN_AS_TEXT } from './fields.ts';
import {
  COMPANY_NAME_MAX,
  CONSENT_MAX,
  HEADER_TITLE_MAX,
  LEGAL_TEXT_MAX,
  MESSAGE_ADDRESSES_MAX,
  PICTURE_MAX_BYTES,
  POSTAL_ADDRESS_MAX,
  formatMegabytes,
} from './limits.ts';

/** A brand color, `#rrggbb`. */
export const CompanyColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #17a34a')
  .toLowerCase();

/** The at sign and similar characters, which email clients or readers might mistake for an at sign. */
export const AT_SIGNS = /[@＠﹫]/;

const LegalText = visibleText(LEGAL_TEXT_MAX).nullable();

/** Design of the generated CVs. */
export const ResumeTemplate = z.enum(['modern', 'classic', 'compact']);
export type ResumeTemplate = z.infer<typeof ResumeTemplate>;

/** Portal settings that a company's superadmins can change. */
export const CompanySettings = z.strictObject({
  name: visibleText(COMPANY_NAME_MAX),
  /** Text next to the logo; null for none. */
  header_title: visibleText(HEADER_TITLE_MAX).nullable(),
  /** Surface of headers and primary buttons, and the text color on it; an illegible pair is corrected on display. */
  brand_color: CompanyColor,
  font_color: CompanyColor,
  resume_template: ResumeTemplate,
  /** Whether visitors see the market. */
  market_enabled: z.boolean(),
  interview_booking_enabled: z.boolean(),
  /** When false, links contain random keys, and visitors see random numbers instead of ids. */
  card_id_publicly_visible: z.boolean(),
  /**
   * Recipients of messages and applications from the portal and widgets, in addition to staff. If empty, messages go to
   * the superadmins.
   */
  message_addresses: z
    .array(Email)
    .max(MESSAGE_ADDRESSES_MAX)
    .refine((addresses) => new Set(addresses).size === addresses.length, 'must name each address once'),
  /** Sender name of the company's emails; null: the company's name. */
  mail_sender: visibleText(COMPANY_NAME_MAX).nullable(),
  /** Default reply-to address of the company's emails; null: none. */
  mail_reply_to: Email.nullable(),
  /** Address lines, shown in the company's emails and on its legal pages. */
  postal_address: visibleText(POSTAL_ADDRESS_MAX).nullable(),
  /** Rich text; null: the default text with the company's name. */
  privacy_text: LegalText,
  terms_text: LegalText,
  /**
   * Consent text that visitors must accept in widget forms: one line of plain text, stored with each submission. Null:
   * no checkbox.
   */
  consent_text: visibleText(CONSENT_MAX)
    .regex(/^[^\r\n]*$/, 'must be one line')
    .nullable(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** The settings with the company's version, which also increases when its logos or allowed sites change. */
const StoredSettings = CompanySettings.extend({ version: z.int() });

/** A stored logo: a PNG that fits `LOGO_SIZE`. */
const Logo = z.object({ path: z.string(), width: z.int(), height: z.int() });

/** The color scheme of a logo. Without a dark logo, dark pages show the light logo. */
export const LogoScheme = z.enum(['light', 'dark']);
export type LogoScheme = z.infer<typeof LogoScheme>;

export const CompanyLogos = z.object({ light: Logo.nullable(), dark: Logo.nullable(), version: z.int() });
export type CompanyLogos = z.infer<typeof CompanyLogos>;

const OfScheme = z.strictObject({ scheme: LogoScheme });

/** The changed settings. `was`: their previous values as seen by the requester. */
export const CompanySettingsChange = CompanySettings.partial().extend({
  // Not in `CompanySettings`, because names saved before this rule must still be accepted there.
  mail_sender: CompanySettings.shape.mail_sender
    .refine((name) => name === null || !AT_SIGNS.test(name), {
      error: 'must not contain an @: mail programs could show it as the sender’s address',
    })
    .optional(),
  /** Used instead of `version`: a conflict is returned only if one of these values has changed. */
  was: StoredSettings.partial().default({}),
  ...SEEN,
});

/** For superadmins of the portal's company, and for staff. */
export const companySettings = {
  getCompanySettings: defineEndpoint({
    method: 'GET',
    path: '/company/settings/',
    access: 'user',
    summary: 'The settings of the host’s company.',
    response: StoredSettings,
  }),
  changeCompanySettings: defineEndpoint({
    method: 'PATCH',
    path: '/company/settings/',
    access: 'user',
    summary:
      'Changes settings; returns `conflict` with the current settings if a changed setting differs from its value in `was`.',
    body: CompanySettingsChange,
    response: StoredSettings,
  }),
  getResumePreview: defineEndpoint({
    method: 'GET',
    path: '/company/resume_preview/',
    access: 'user',
    summary: 'Returns a talent’s CV in the given template; `not_found` if the company has no talent yet.',
    query: z.strictObject({ resume_template: ResumeTemplate }),
    answer: 'file',
    produces: ['application/pdf'],
  }),
  getCompanyLogos: defineEndpoint({
    method: 'GET',
    path: '/company/logos/',
    access: 'user',
    summary: 'Returns the logos of the host’s company, with their sizes in pixels.',
    response: CompanyLogos,
  }),
  setCompanyLogo: defineEndpoint({
    method: 'POST',
    path: '/company/logos/{scheme}/',
    access: 'user',
    summary: `Uploads a logo: SVG, JPEG, PNG, WebP, AVIF or GIF of at most ${formatMegabytes(PICTURE_MAX_BYTES)}. It is stored as PNG.`,
    params: OfScheme,
    body: z.strictObject({ logo: Upload(PICTURE_MAX_BYTES), ...SEEN_AS_TEXT }),
    form: true,
    response: CompanyLogos,
  }),
  removeCompanyLogo: defineEndpoint({
    method: 'DELETE',
    path: '/company/logos/{scheme}/',
    access: 'user',
    summary: 'Removes a logo.',
    params: OfScheme,
    query: z.strictObject(SEEN_AS_TEXT),
    response: CompanyLogos,
  }),
};
