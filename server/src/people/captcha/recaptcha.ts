import { isIP } from 'node:net';
import type { CaptchaProvider } from './provider.ts';

const TIME_LIMIT_MS = 5000;

/** Origins from which Google's script loads further parts (developers.google.com/recaptcha/docs/faq, on CSP). */
const GOOGLE = ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'];

interface Access {
  secret: string;
  siteKey: string;
  /** `verifyUrl` verifies responses; `script` is the widget that the browser loads. */
  verifyUrl: string;
  script: string;
}

/**
 * Creates a provider for Google's reCAPTCHA, or a service with the same API. Fails closed: while the service is
 * unreachable, every response is rejected.
 */
export function createRecaptchaProvider({ secret, siteKey, verifyUrl, script }: Access): CaptchaProvider {
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
