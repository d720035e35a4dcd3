import type { Handlers } from '@crewdock/contract/endpoint';
import type { massImport } from '@crewdock/contract/mass-import';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { addFile } from './add-file.ts';
import { openUploadedFile } from './content.ts';
import { checkMayImport, kindToImport } from './policy.ts';
import { presentFile, presentMassImport } from './present.ts';
import {
  countImportFiles,
  countMassImports,
  findMassImport,
  type FoundMassImport,
  readFiles,
  readMassImports,
} from './queries.ts';
import { cancelMassImport, removeMassImport, startMassImport } from './start.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const massImportRoutes: Handlers<typeof massImport, Context> = {
  startMassImport: async ({ body }, context) => shown(await startMassImport(body, context), context),
  async listMassImports({ query: { kind, ...query } }, context) {
    const asked = { ownerId: requirePerson(context).id, kind: kindToImport(kind, context) };
    const [page, total] = await Promise.all([
      readMassImports(asked, query, context),
      countMassImports(context.db, asked),
    ]);
    return { items: page.rows.map(presentMassImport), ...buildPageCursors(total, page) };
  },
  getMassImport: ({ params }, context) => shown(params.uid, context),
  async removeMassImport({ params }, context) {
    await removeMassImport(await own(params.uid, context), context);
    return { detail: formatMessage(notices.importRemoved) };
  },
  async cancelMassImport({ params }, context) {
    await cancelMassImport(await own(params.uid, context), context);
    return shown(params.uid, context);
  },
  addMassImportFile: async ({ params, body }, context) =>
    presentFile(await addFile(await own(params.uid, context), body.file, context)),
  async listMassImportFiles({ params, query }, context) {
    const { id } = await own(params.uid, context);
    const [page, total] = await Promise.all([
      readFiles(id, query, context),
      countImportFiles(context.db, id, query.answer),
    ]);
    return { items: page.rows.map(presentFile), ...buildPageCursors(total, page) };
  },
  getMassImportFile: async ({ params }, context) =>
    openUploadedFile(await own(params.uid, context), params.number, context),
};

async function own(uid: string, context: Context): Promise<FoundMassImport> {
  const found = await findMassImport(context.db, requirePerson(context).id, uid);
  if (!found) throw notFound();
  checkMayImport(found.kind, context);
  return found;
}

async function shown(uid: string, context: Context) {
  return presentMassImport(await own(uid, context));
}
