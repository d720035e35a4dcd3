import { z } from 'zod';
import { SignInOptions } from './accounts.ts';
import { OnCompany, PublicCompany } from './companies.ts';
import { defineEndpoint } from './endpoint.ts';
import { MAX_ID, textField, wholeNumber, SEEN } from './fields.ts';
import { ALLOWED_ORIGINS_MAX, ORIGIN_MAX } from './limits.ts';

/**
 * An origin as sent by browsers, `https://www.example.com`: scheme, host and optional port. `http` is accepted only for
 * local hosts.
 */
const SiteOrigin = textField(ORIGIN_MAX).refine(isOrigin, 'must be an origin such as https://www.example.com');

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  // Exact origins only: the URL parser accepts wildcards, but browsers never send them.
  if (url?.origin !== value || url.hostname.includes('*')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && OWN_MACHINE.test(url.hostname));
}

const OWN_MACHINE = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** Settings for displaying a widget's form. */
export const WidgetOptions = z.object({
  company: PublicCompany.nullable(),
  /** Challenges are returned by `GET /captcha/challenge/`; their solution is sent as `g_response`. */
  captcha: SignInOptions.shape.captcha,
  terms_url: z.url(),
  privacy_url: z.url(),
  /** The consent text that the company requires; null if there is none. */
  consent: z.string().nullable(),
  /** Whether the requesting site may send forms. */
  may_send: z.boolean(),
});
export type WidgetOptions = z.infer<typeof WidgetOptions>;
/** Legal pages and consent text to accept when sending a form. */
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
    summary:
      'Returns a company’s brand, the captcha settings of its forms, and whether the requesting site may send forms.',
    query: OnCompany,
    response: WidgetOptions,
  }),
  getWidgetSettings: defineEndpoint({
    method: 'GET',
    path: '/companies/{id}/widgets/',
    access: 'user',
    summary: 'Returns the sites that may send forms for a company. For its superadmins and staff.',
    params: CompanyId,
    response: WidgetSettings,
  }),
  changeWidgetSettings: defineEndpoint({
    method: 'PATCH',
    path: '/companies/{id}/widgets/',
    access: 'user',
    summary: 'Sets the sites that may send forms for a company. For its superadmins and staff.',
    params: CompanyId,
    body: z.strictObject({
      allowed_origins: z.array(SiteOrigin).max(ALLOWED_ORIGINS_MAX),
      /**
       * The list on which the change is based. If the list has changed since, the call returns a conflict with the
       * current list in `current`.
       */
      was: z.array(z.string()).max(ALLOWED_ORIGINS_MAX).optional(),
      ...SEEN,
    }),
    response: WidgetSettings,
  }),
};
