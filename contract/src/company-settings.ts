import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { COMPANY_NAME_MAX, HEADER_TITLE_MAX } from './limits.ts';

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #17a34a')
  .toLowerCase();

/** What a company's superadmins say of its portal. */
export const CompanySettings = z.strictObject({
  name: text(COMPANY_NAME_MAX).trim().min(1, 'must not be empty'),
  /** Beside the logo; null for none. */
  header_title: text(HEADER_TITLE_MAX).trim().min(1, 'must not be empty').nullable(),
  /** Surface of headers and primary buttons, and the text on it: a pair that can't be read is corrected where it is shown. */
  brand_color: Color,
  font_color: Color,
  /** Whether visitors see the market. */
  market_enabled: z.boolean(),
  interview_booking_enabled: z.boolean(),
  /** Off: links carry random keys, and visitors are told no ids. */
  card_id_publicly_visible: z.boolean(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

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
};
