import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context/services.ts';
import type { Platform } from '../core/feature/platform.ts';
import { takeOneClicks } from '../infra/http/one-click.ts';
import { expiredAccess } from './accounts/expired.ts';
import { mailAccountState } from './accounts/mail-state.ts';
import { createCaptcha, type WithCaptcha } from './captcha/captcha.ts';
import { captchaRoutes } from './captcha/routes.ts';
import { endMailsByClick, mailRoutes } from './mails/routes.ts';
import { createPasswords, type WithPasswords } from './passwords/hash.ts';
import { anonymiseAccounts } from './profile/anonymise.ts';
import { avatarPurpose } from './profile/avatar.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { mailPasswordReset } from './sign-in/mail-password-reset.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { createSocial, type WithSocial } from './social/provider-client.ts';
import { socialRoutes } from './social/routes.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

export const peopleFeature = defineFeature({
  routes: defineRoutes({
    accounts: { ...registrationRoutes, ...signInRoutes, ...captchaRoutes },
    session: sessionRoutes,
    mails: mailRoutes,
    profile: profileRoutes,
    twoFactor: twoFactorRoutes,
    social: socialRoutes,
  }),
  addRoutes(app: FastifyInstance, services: Services) {
    takeOneClicks(app, '/mails-unsubscribe', (link) => endMailsByClick(link, services));
  },
  tasks: {
    'anonymise-accounts': anonymiseAccounts,
    'mail-password-reset': mailPasswordReset,
    'mail-account-state': mailAccountState,
  },
  schedule: [['47 3 * * *', 'anonymise-accounts', '1d']],
  cleanup: expiredAccess,
  files: [avatarPurpose],
  services: ({ config, db, passwordCost }: Platform): WithCaptcha & WithPasswords & WithSocial => ({
    passwords: createPasswords(passwordCost),
    captcha: createCaptcha(config.captcha, db),
    social: createSocial(config.social),
  }),
});
