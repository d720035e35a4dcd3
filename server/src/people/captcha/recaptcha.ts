import { isIP } from 'node:net';
import type { CaptchaProvider } from './provider.ts';

const TIME_LIMIT_MS = 5000;

/** Google's script brings more of itself from there (developers.google.com/recaptcha/docs/faq, on CSP). */
const GOOGLE = ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'];

interface Access {
  secret: string;
  siteKey: string;
  /** Where answers are verified, and where the browser loads the widget from. */
  verifyUrl: string;
  script: string;
}

/** Google's reCAPTCHA, or another service that speaks as it does. Nobody gets in while it is away. */
export function recaptcha({ secret, siteKey, verifyUrl, script }: Access): CaptchaProvider {
  const { origin } = new URL(script);
  return {
    options: { provider: 'recaptcha', site_key: siteKey, script },
    pageSources: [...new Set([origin, ...(GOOGLE.includes(origin) ? GOOGLE : [])])],
    async accepts(response, caller) {
      const body = new URLSearchParams({ secret, response });
      if (isIP(caller)) body.set('remoteip', caller);
      try {
        const answer = await fetch(verifyUrl, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
        });
        const verdict: unknown = await answer.json();
        return answer.ok && typeof verdict === 'object' && verdict !== null && 'success' in verdict
          ? verdict.success === true
          : false;
      } catch {
        return false;
      }
    },
  };
}
