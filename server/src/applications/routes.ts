import type { applications } from '@crewdock/contract/applications';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { editableCard } from '../cards/editing/editable.ts';
import { onCompany } from '../companies/asked.ts';
import { sendDocument } from '../platform/files/serve.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import type { Services } from '../platform/services.ts';
import { notFound } from '../platform/http/errors.ts';
import { requestContext } from '../platform/http/mount.ts';
import { apply } from './apply.ts';
import { applicationsFor, findApplication } from './queries.ts';

export const applicationRoutes: Handlers<typeof applications, Context & WithCaptcha> = {
  async apply({ params, query, body }, context) {
    await apply(params.id, body, await onCompany(query, context));
    return { detail: 'Your application was sent' };
  },
  async listApplications({ params, query }, context) {
    const job = await editableCard('request', params.id, context);
    return applicationsFor(context.db, job.id, query);
  },
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The CVs of applications, to who may edit the job. */
export function serveApplicationCvs(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string; application: string } }>(
    '/api/requests/:id/applications/:application/cv/',
    { schema: { hide: true } },
    async (request, reply) => {
      const context = await requestContext(request, services);
      const job = await editableCard('request', request.params.id, context);
      const { application: id } = request.params;
      const found = UUID.test(id) ? await findApplication(context.db, job.id, id) : undefined;
      if (!found?.cv_file) throw notFound();
      return sendDocument(context.files, { path: found.cv_file, name: found.cv_name ?? 'cv' }, reply);
    },
  );
}
