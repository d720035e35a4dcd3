import type { Handlers } from '@crewdock/contract/endpoint';
import type { imports, massImportVariants } from '@crewdock/contract/imports';
import type { Context } from '../../core/context/context.ts';
import { notFound } from '../../core/errors/errors.ts';
import { buildPageCursors } from '../../infra/http/cursor-pages.ts';
import { MAPPER_KEYS } from './fields.ts';
import { mappingOfMapper, requireCheckedWith } from './mappers/apply.ts';
import { changeMapper, countMappers, createMapper, readMappers } from './mappers/queries.ts';
import { requireImportOwner, ownImports, seenImports } from './policy.ts';
import { presentImport, presentMapper, presentRow } from './present.ts';
import { buildImportPreview } from './preview.ts';
import { countImports, countRows, findImport, type FoundImport, oneRow, readImports, readRows } from './queries.ts';
import { keepMapping, correctCell } from './repair.ts';
import { failedRows } from './report/failed-rows.ts';
import { cancelImport, startImport, undoImport } from './run/start.ts';
import type { WithImportReader } from './tables.ts';
import type { WithImportProcesses } from './apart/import-processes.ts';
import { removeImport, createImportFromUpload } from './upload.ts';
import { formatMessage } from '../../core/messages/format-message.ts';
import * as notices from '../../core/messages/notices.ts';

export const importRoutes: Handlers<typeof imports, Context & WithImportReader & WithImportProcesses> = {
  async uploadFile({ body }, context) {
    return shown(await createImportFromUpload(body.file, context), context);
  },
  async removeUpload({ params, query }, context) {
    await removeImport(await own(params.id, context), query.version, context);
    return { detail: formatMessage(notices.importRemoved) };
  },
  async previewImport({ body }, context) {
    const { mapper, ...asked } = body;
    const mapping = mapper === undefined ? asked.mapping : await mappingOfMapper(mapper, context);
    return buildImportPreview(await own(body.upload, context), { ...asked, mapping }, context);
  },
  async cardsImport({ query, body }, context) {
    const found = await own(body.upload, context);
    if (body.mapper !== undefined) await requireCheckedWith(body.mapper, found, context);
    await startImport(found, query.bad_links, context);
    return shown(body.upload, context);
  },
  async listImports({ query }, context) {
    const mine = seenImports(context);
    const [page, total] = await Promise.all([readImports(mine, query, context), countImports(context.db, mine)]);
    const items = page.rows.map((row) => presentImport(row, context.now));
    return { items, ...buildPageCursors(total, page) };
  },
  getImport: ({ params }, context) => shown(params.uid, context),
  async keepMapping({ params, body }, context) {
    await keepMapping(await own(params.uid, context), body, context);
    return shown(params.uid, context);
  },
  async listImportRows({ params, query }, context) {
    const found = await seen(params.uid, context);
    const [page, total] = await Promise.all([
      readRows(found, query, context),
      countRows(context.db, found, query.show),
    ]);
    return { items: page.rows.map(presentRow), ...buildPageCursors(total, page) };
  },
  async repairImportRow({ params, body }, context) {
    const found = await own(params.uid, context);
    const counts = await correctCell(found, params.number, body, context);
    return { row: presentRow((await oneRow(context.db, found, params.number))!), counts };
  },
  getFailedRows: async ({ params, query: { separator } }, context) =>
    failedRows(await seen(params.uid, context), { format: 'csv', separator }, context),
  getFailedRowsAsWorkbook: async ({ params }, context) =>
    failedRows(await seen(params.uid, context), { format: 'xlsx', separator: 'comma' }, context),
  async cancelImport({ params }, context) {
    await cancelImport(await seen(params.uid, context), context);
    return shown(params.uid, context);
  },
  async undoImport({ params }, context) {
    await undoImport(await seen(params.uid, context), context);
    return shown(params.uid, context);
  },
  async getMapperKeys(_, context) {
    requireImportOwner(context);
    return MAPPER_KEYS;
  },
  async listMappers({ query }, context) {
    const bench = requireImportOwner(context);
    const [page, total] = await Promise.all([readMappers(bench, query, context), countMappers(context.db, bench)]);
    return { items: page.rows.map(presentMapper), ...buildPageCursors(total, page) };
  },
  createMapper: async ({ body }, context) =>
    presentMapper(await createMapper(context.db, requireImportOwner(context), body)),
  async changeMapper({ params, body }, context) {
    const mapper = await changeMapper(context.db, requireImportOwner(context), params.uid, body);
    if (!mapper) throw notFound();
    return presentMapper(mapper);
  },
};

export const massImportVariantRoutes: Handlers<
  typeof massImportVariants,
  Context & WithImportReader & WithImportProcesses
> = {
  previewMassImport: importRoutes.previewImport,
  listMassImportMappers: importRoutes.listMappers,
  createMassImportMapper: importRoutes.createMapper,
  changeMassImportMapper: importRoutes.changeMapper,
};

/** Finds an import that the requester may see and undo; throws 404 otherwise. */
async function seen(uid: string, context: Context): Promise<FoundImport> {
  const found = await findImport(context.db, seenImports(context), uid);
  if (!found) throw notFound();
  return found;
}

/**
 * Finds an import that the requester may write; throws 404 otherwise. Staff can see the imports of others, but not
 * write them.
 */
async function own(uid: string, context: Context): Promise<FoundImport> {
  const found = await findImport(context.db, ownImports(context), uid);
  if (!found) throw notFound();
  return found;
}

async function shown(uid: string, context: Context) {
  return presentImport(await seen(uid, context), context.now);
}
