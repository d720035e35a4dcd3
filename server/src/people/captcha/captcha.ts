import type { SignInOptions } from '@crewdock/contract/accounts';
import type { Kysely } from 'kysely';
import type { CaptchaConfig } from '../../platform/config.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { AppError, notFound } from '../../platform/http/errors.ts';
import { altcha } from './altcha.ts';
import { recaptcha } from './recaptcha.ts';

export interface Captcha {
  /** What pages have to know of it. */
  options: SignInOptions['captcha'];
  /** From where pages load scripts and frames for it, besides the portal itself. */
  pageSources: string[];
  /** A new puzzle, where puzzles come from this server. */
  challenge(): Promise<Record<string, unknown>>;
  /** Refuses with `captcha_failed`, also when the answer can't be verified at the moment. */
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
  } = config.provider === 'altcha' ? altcha(config, db) : recaptcha(config);
  return {
    options,
    pageSources,
    challenge: challenge ?? refuse,
    async verify(response, caller) {
      if (response !== undefined && (await accepts(response, caller))) return;
      throw new AppError('captcha_failed', 'The captcha was not solved: try again.');
    },
  };
}

async function refuse(): Promise<never> {
  throw notFound();
}
