import type { Handlers } from '@crewdock/contract/endpoint';
import type { ownResources } from '@crewdock/contract/own-resources';
import type { Resource } from '@crewdock/contract/resources';
import { type Kysely, sql } from 'kysely';
import { skillRows } from '../cards/editing/skills.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { whatChanged } from '../platform/audit/what-changed.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Context } from '../platform/http/context.ts';
import { conflict, gone } from '../platform/http/errors.ts';
import { columnsOf } from './content.ts';
import { answer, askedBy } from './freshness/link.ts';
import { removeCv, setCv } from './cv-upload.ts';
import { bench, everDeleted, lockedMine, lockedResources } from './own.ts';
import { presentOwn } from './present.ts';
import { loadResources } from './queries.ts';
import { changeResource, createResource, deleteResources, restoreResources, setStatus } from './write.ts';

export const ownResourceRoutes: Handlers<typeof ownResources, Context & WithNames> = {
  async createResource({ body: { skills = [], ...named } }, context) {
    const whose = bench(context);
    const columns = columnsOf(named, await context.names());
    return inTransaction(context.db, async (trx) => {
      const rows = await skillRows(trx, skills, { ...context, company_id: whose.company_id, carried: [] });
      const id = await createResource(trx, whose, { columns, skills: rows }, context);
      return ownResource(trx, id, context);
    });
  },
  async changeResource({ params: { uid }, body: { version, skills, ...named } }, context) {
    const columns = columnsOf(named, await context.names());
    return inTransaction(context.db, async (trx) => {
      const [row] = await lockedResources(trx, [uid], context);
      if (version !== undefined && version !== row!.version) {
        const told = await whatChanged(trx, 'resource', row!.id, row!.version - version);
        throw conflict(told, await ownResource(trx, row!.id, context));
      }
      const carried = { company_id: row!.company_id, carried: row!.skills };
      const rows = skills && (await skillRows(trx, skills, { ...context, ...carried }));
      await changeResource(trx, row!, { columns, ...(rows && { skills: rows }) }, context);
      return ownResource(trx, row!.id, context);
    });
  },
  async setResourceCv({ params: { uid }, body: { cv } }, context) {
    return ownResource(context.db, await setCv(uid, cv, context), context);
  },
  async removeResourceCv({ params: { uid } }, context) {
    return ownResource(context.db, await removeCv(uid, context), context);
  },
  async deleteResource({ params: { uid } }, context) {
    const deleted = await inTransaction(context.db, async (trx) =>
      deleteResources(trx, idsOf(await lockedResources(trx, [uid], context)), context),
    );
    return { detail: 'Resource was successfully deleted', deleted, count: 1 };
  },
  async deleteResources({ query: { ids } }, context) {
    const deleted = await inTransaction(context.db, async (trx) =>
      deleteResources(trx, idsOf(await lockedResources(trx, ids, context)), context),
    );
    return { detail: 'Selected resources was removed successfully', deleted, count: ids.length };
  },
  async deleteAllResources(_, context) {
    return inTransaction(context.db, async (trx) => {
      const ids = await lockedMine(trx, context);
      const deleted = await deleteResources(trx, ids, context);
      return { detail: 'All resources was removed successfully', deleted, count: ids.length };
    });
  },
  async restoreResources({ body: { deleted } }, context) {
    const count = await inTransaction(context.db, (trx) =>
      restoreResources(trx, everDeleted(context), deleted, context),
    );
    if (count === 0) throw gone();
    return { detail: count === 1 ? 'The resource is back' : `${count} resources are back`, count };
  },
  async confirmResources({ body: { uids } }, context) {
    return inTransaction(context.db, async (trx) => {
      const ids = uids
        ? idsOf(await lockedResources(trx, [...new Set(uids)], context))
        : await lockedMine(trx, context, ['available', 'unknown']);
      await setStatus(trx, ids, 'available', context);
      return { detail: 'Data successfully updated', count: ids.length };
    });
  },
  async getFreshnessLink({ params }, context) {
    return { items: await askedBy(params.uidb64, context) };
  },
  async answerFreshness({ params, body }, context) {
    return { items: await answer(params.uidb64, body, context) };
  },
};

async function ownResource(db: Kysely<Schema>, id: number, { names }: WithNames): Promise<Resource> {
  const [row] = await loadResources(db, sql`r.id = ${id}`, { limit: 1 });
  return presentOwn(row!, await names());
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
