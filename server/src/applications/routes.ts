import type { applications } from '@crewdock/contract/applications';
import type { Handlers } from '@crewdock/contract/endpoint';
import { editableCard } from '../cards/editing/editable.ts';
import { onCompany } from '../companies/asked.ts';
import { documentAnswer } from '../platform/files/serve.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import { notFound } from '../platform/http/errors.ts';
import { apply } from './apply.ts';
import { applicationsFor, findApplication } from './queries.ts';

export const applicationRoutes: Handlers<typeof applications, Context & WithCaptcha> = {
  async apply({ params, query, body }, context) {
    await apply(params.id, body, await onCompany(query, context));
    return { detail: 'Your application was sent' };
  },
  async listApplications({ params, query }, context) {
    const job = await editableCard('request', params.id, context);
    return applicationsFor(context.db, job, query);
  },
  async getApplicationCv({ params }, context) {
    const job = await editableCard('request', params.id, context);
    const found = await findApplication(context.db, job.id, params.applicationId);
    if (!found?.cv_file) throw notFound();
    return documentAnswer(context.files, { path: found.cv_file, name: found.cv_name ?? 'cv' });
  },
};
