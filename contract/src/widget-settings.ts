import { z } from 'zod';
import { SignInOptions } from './accounts.ts';
import { OnCompany, PublicCompany } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ID, textField, wholeNumber, SEEN } from './fields.ts';
import { ALLOWED_ORIGINS_MAX, ORIGIN_MAX } from './limits.ts';

/**
 * `https://www.example.com`: scheme, host and optional port, as browsers send it. `http` is accepted for local hosts
 * only.
 */
const SiteOrigin = textField(ORIGIN_MAX).refine(isOrigin, 'must be an origin such as https://www.example.com');

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  // Exact origins only: the URL parser accepts wildcards, but no site has such an origin.
  if (url?.origin !== value || url.hostname.includes('*')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && OWN_MACHINE.test(url.hostname));
}

const OWN_MACHINE = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** Settings that widget forms need before input. */
export const WidgetOptions = z.object({
  company: PublicCompany.nullable(),
  /** Challenges come from `GET /captcha/challenge/`; their solution goes into `g_response`. */
  captcha: SignInOptions.shape.captcha,
  terms_url: z.url(),
  privacy_url: z.url(),
  /** The company's consent text that senders must agree to; null: none. */
  consent: z.string().nullable(),
  /** Whether the requesting site may send forms. */
  may_send: z.boolean(),
});
export type WidgetOptions = z.infer<typeof WidgetOptions>;
/** Legal pages and consent text that senders of a form must accept. */
export type LegalPages = Pick<WidgetOptions, 'terms_url' | 'privacy_url' | 'consent'>;

const WidgetSettings = z.object({
  /** Sites whose widgets may send forms to the company. */
  allowed_origins: z.array(z.string()),
  /** The company's version. */
  version: z.int(),
});
export type WidgetSettings = z.infer<typeof WidgetSettings>;

const CompanyId = z.strictObject({ id: wholeNumber(1, MAX_ID) });

export const widgetSettings = {
  getWidgetOptions: defineEndpoint({
    method: 'GET',
    path: '/widgets/options/',
    access: 'public',
    cors: 'widgets',
    summary: 'A company’s look, whether its forms ask for a captcha, and whether they may stand on the page that asks.',
    query: OnCompany,
    response: WidgetOptions,
  }),
  getWidgetSettings: defineEndpoint({
    method: 'GET',
    path: '/companies/{id}/widgets/',
    access: 'user',
    summary: 'Which sites may send forms for a company; its superadmins and staff are told.',
    params: CompanyId,
    response: WidgetSettings,
  }),
  changeWidgetSettings: defineEndpoint({
    method: 'PATCH',
    path: '/companies/{id}/widgets/',
    access: 'user',
    summary: 'Says which sites may send forms for a company; its superadmins and staff may.',
    params: CompanyId,
    body: z.strictObject({
      allowed_origins: z.array(SiteOrigin).max(ALLOWED_ORIGINS_MAX),
      /**
       * The list that the change is based on; if it has changed since, the call returns a conflict with the new list as
       * `current`.
       */
      was: z.array(z.string()).max(ALLOWED_ORIGINS_MAX).optional(),
      ...SEEN,
    }),
    response: WidgetSettings,
  }),
};
