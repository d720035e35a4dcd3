import type { Handlers } from '@crewdock/contract/endpoint';
import type { importLinks } from '@crewdock/contract/import-links';
import type { WithCaptcha } from '../../people/captcha/captcha.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { kindToImport } from '../mass/policy.ts';
import { closeLink, makeLink } from './make.ts';
import { presentLink } from './present.ts';
import { countLinks, filesLeft, openLink, readLinks } from './queries.ts';
import { addImportLinkFile, sentFiles, startSending } from './send.ts';

export const importLinkRoutes: Handlers<typeof importLinks, Context & WithCaptcha> = {
  makeImportLink: async ({ body }, context) => presentLink(await makeLink(body, context), context.now),
  async listImportLinks({ query: { kind, ...query } }, context) {
    const own = { ownerId: requirePerson(context).id, kind: kindToImport(kind, context) };
    const [page, total] = await Promise.all([readLinks(own, query, context), countLinks(context.db, own)]);
    const items = page.rows.map((row) => presentLink(row, context.now));
    return { items, ...buildPageCursors(total, page) };
  },
  closeImportLink: async ({ params }, context) => presentLink(await closeLink(params.key, context), context.now),
  async openImportLink({ params }, context) {
    const link = await openLink(context.db, params.key);
    if (!link) throw notFound();
    return { kind: link.kind, last_day: link.last_day, files_left: filesLeft(link) };
  },
  startSending: async ({ params, body }, context) => ({ uid: await startSending(params.key, body, context) }),
  sendFile: ({ params, body }, context) => addImportLinkFile(params, body.file, context),
  listSentFiles: ({ params, query }, context) => sentFiles(params, query, context),
};
