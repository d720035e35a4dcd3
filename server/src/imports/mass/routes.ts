import type { Handlers } from '@crewdock/contract/endpoint';
import type { massImport } from '@crewdock/contract/mass-import';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { buildPage } from '../../infra/http/page.ts';
import { addFile } from './add-file.ts';
import { openUploadedFile } from './content.ts';
import { checkMayImport, kindToImport } from './policy.ts';
import { presentFile, presentMassImport } from './present.ts';
import {
  countImportFiles,
  countMassImports,
  findMassImport,
  type FoundMassImport,
  listFiles,
  listMassImports,
} from './queries.ts';
import { cancelMassImport, removeMassImport, startMassImport } from './start.ts';

export const massImportRoutes: Handlers<typeof massImport, Context> = {
  startMassImport: async ({ body }, context) => shown(await startMassImport(body, context), context),
  async listMassImports({ query: { kind, ...range } }, context) {
    const asked = { ownerId: requirePerson(context).id, kind: kindToImport(kind, context) };
    const [rows, total] = await Promise.all([
      listMassImports(context.db, asked, range),
      countMassImports(context.db, asked),
    ]);
    return buildPage(rows.map(presentMassImport), total, range);
  },
  getMassImport: ({ params }, context) => shown(params.uid, context),
  async removeMassImport({ params }, context) {
    await removeMassImport(await own(params.uid, context), context);
    return { detail: 'The import was removed' };
  },
  async cancelMassImport({ params }, context) {
    await cancelMassImport(await own(params.uid, context), context);
    return shown(params.uid, context);
  },
  addMassImportFile: async ({ params, body }, context) =>
    presentFile(await addFile(await own(params.uid, context), body.file, context)),
  async listMassImportFiles({ params, query: { answer, ...range } }, context) {
    const { id } = await own(params.uid, context);
    const [rows, total] = await Promise.all([
      listFiles(context.db, id, answer, range),
      countImportFiles(context.db, id, answer),
    ]);
    return buildPage(rows.map(presentFile), total, range);
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
