import type { Handlers } from '@crewdock/contract/endpoint';
import type { widgetSettings } from '@crewdock/contract/widget-settings';
import { askedCompany } from '../companies/asked.ts';
import { getLegalPages } from '../companies/consent.ts';
import { presentCompany } from '../companies/present.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import type { Context } from '../core/context/context.ts';
import { isAllowedSite } from '../infra/http/cors.ts';

/** Handler for the options that a widget loads before it renders. */
export const widgetOptionRoutes: Pick<Handlers<typeof widgetSettings, Context & WithCaptcha>, 'getWidgetOptions'> = {
  async getWidgetOptions({ query }, context) {
    const company = await askedCompany(query.company, context);
    const { captcha, origins, askingSite } = context;
    return {
      company: company && presentCompany(company, origins),
      captcha: captcha.options,
      ...getLegalPages(company, context),
      may_send: askingSite === null || (company !== null && isAllowedSite(askingSite, company, origins)),
    };
  },
};
