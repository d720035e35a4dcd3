import type { SignInOptions } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import type { CaptchaConfig } from '../../core/config/config.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { AppError, notFound } from '../../core/errors/errors.ts';
import { createAltchaProvider } from './altcha.ts';
import { createRecaptchaProvider } from './recaptcha.ts';
import * as errors from '../../core/messages/errors/account.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

export interface Captcha {
  /** Options with which pages show the captcha. */
  options: SignInOptions['captcha'];
  /** Origins from which pages load scripts and frames for the captcha (for the CSP). */
  pageSources: string[];
  /** Creates a challenge, if this server creates the provider's challenges. */
  challenge(): Promise<Record<string, unknown>>;
  /** Throws `captcha_failed` if the response is wrong, or cannot be verified at the moment. */
  verify(response: string | undefined, caller: string): Promise<void>;
}

export interface WithCaptcha {
  captcha: Captcha;
}

export function createCaptcha(config: CaptchaConfig, db: Kysely<Schema>): Captcha {
  if (!config) return { options: null, pageSources: [], challenge: refuse, verify: async () => {} };
  const {
    options,
    pageSources = [],
    challenge,
    accepts,
  } = config.provider === 'altcha' ? createAltchaProvider(config, db) : createRecaptchaProvider(config);
  return {
    options,
    pageSources,
    challenge: challenge ?? refuse,
    async verify(response, caller) {
      if (response !== undefined && (await accepts(response, caller))) return;
      throw new AppError('captcha_failed', formatMessage(errors.captcha));
    },
  };
}

async function refuse(): Promise<never> {
  throw notFound();
}
