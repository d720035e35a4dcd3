import type { applications } from '@crewdock/contract/applications';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Kysely, sql } from 'kysely';
import { editableCard } from '../cards/editing/editable.ts';
import { onCompany } from '../companies/asked.ts';
import type { WithWidgetCounts } from '../cards/in-widgets.ts';
import type { WithTaggedCards } from '../cards/tagged-card.ts';
import type { WithNames } from '../dictionaries/names.ts';
import type { WithCaptcha } from '../people/captcha/captcha.ts';
import type { Schema } from '../infra/db/schema.ts';
import { documentAnswer, framedPdf } from '../infra/storage/serve.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { invalidField, notFound } from '../core/errors/errors.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import { receiveApplication } from './apply.ts';
import { createApplicationCvUrl, linkedApplication } from './cv-link.ts';
import { moveApplication } from './moves.ts';
import { presentApplication, presentEvent } from './present.ts';
import { applicationsFor, loadApplicationEvents, findApplication, findCv } from './queries.ts';
import * as errors from '../core/messages/errors/field.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

export const applicationRoutes: Handlers<
  typeof applications,
  Context & WithCaptcha & WithNames & WithTaggedCards & WithWidgetCounts
> = {
  async apply({ params, query, body }, context) {
    await receiveApplication(params.id, body, await onCompany(query, context));
    return { detail: formatMessage(notices.applicationSent) };
  },
  async listApplications({ params, query }, context) {
    const job = await editableCard('request', params.id, context);
    const [{ page, total, counters }, names] = await Promise.all([
      applicationsFor(context, job.id, query),
      context.names(),
    ]);
    const items = page.rows.map((row) => presentApplication(row, job, names));
    return { items, ...buildPageCursors(total, page), counters };
  },
  async getApplication({ params }, context) {
    const { job, found } = await received(params, context);
    const history = await loadApplicationEvents(context.db, found.id);
    const { isStaff } = requirePerson(context);
    return {
      ...presentApplication(found, job, await context.names()),
      history: history.map((event) => presentEvent(event, isStaff)),
    };
  },
  async markApplication({ params, body }, context) {
    const { job, found } = await received(params, context);
    const names = await context.names();
    await requireVersion(body.version, found, () => presentApplication(found, job, names));
    await mark(context.db, found.id, body.is_read);
    const now = (await findApplication(context.db, job.id, found.id))!;
    return presentApplication(now, job, names);
  },
  shortlistApplication: ({ params, body }, context) => moveApplication(params, 'shortlist', body, context),
  inviteApplication: ({ params, body }, context) => moveApplication(params, 'invite', body, context),
  async rejectApplication({ params, body: { rt_rejection_reason, ...change } }, context) {
    const reason = (await context.names()).rejectionReason.get(rt_rejection_reason);
    if (!reason || reason.ends_hire) throw invalidField('rt_rejection_reason', formatMessage(errors.unknown));
    return moveApplication(params, 'reject', { ...change, reason }, context);
  },
  reopenApplication: ({ params, body }, context) => moveApplication(params, 'reopen', body, context),
  async getApplicationCv({ params, query }, context) {
    const { found } = await received(params, context);
    const cv = await findCv(context.db, found, query.earlier);
    if (!cv) throw notFound();
    return documentAnswer(context.files, cv);
  },
  linkApplicationCv: async ({ params }, context) => ({ url: await createApplicationCvUrl(params, context) }),
  async showApplicationCv({ params, query }, context) {
    const { cv_file, cv_name } = await linkedApplication(params, query.link, context);
    if (!cv_file) throw notFound();
    return framedPdf(context.files, { path: cv_file, name: cv_name ?? 'cv.pdf' });
  },
};

/** Loads an application for a job that the requester may edit. Throws `notFound` otherwise. */
async function received({ id, applicationId }: { id: string; applicationId: string }, context: Context) {
  const job = await editableCard('request', id, context);
  const found = await findApplication(context.db, job.id, applicationId);
  if (!found) throw notFound();
  return { job, found };
}

async function mark(db: Kysely<Schema>, id: string, isRead: boolean): Promise<void> {
  const read_at = isRead ? sql<Date>`coalesce(read_at, now())` : null;
  await db.updateTable('application').set({ read_at }).where('id', '=', id).execute();
}
