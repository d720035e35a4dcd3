import type { Handlers } from '@crewdock/contract/endpoint';
import type { ownResources } from '@crewdock/contract/own-resources';
import type { Resource } from '@crewdock/contract/resources';
import { type Kysely, sql } from 'kysely';
import { resolveSkillRows } from '../cards/editing/skills.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { whatChanged } from '../core/audit/what-changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import type { Schema } from '../infra/db/schema.ts';
import type { Context } from '../core/context/context.ts';
import { conflictError, goneError } from '../core/errors/errors.ts';
import { toResourceColumns } from './content.ts';
import { saveFreshnessAnswer, listAskedResources } from './freshness/link.ts';
import { type CheckVersion, deleteResourceCv, storeResourceCv } from './cv-upload.ts';
import { resolveResourceOwner, everDeleted, lockedMine, lockedResources } from './own.ts';
import { presentOwn } from './present.ts';
import { loadResources } from './queries.ts';
import { changeResource, createResource, deleteResources, restoreResources, setStatus } from './write.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

export const ownResourceRoutes: Handlers<typeof ownResources, Context & WithNames> = {
  async createResource({ body: { skills = [], ...named } }, context) {
    const whose = resolveResourceOwner(context);
    const columns = toResourceColumns(named, await context.names());
    return inTransaction(context.db, async (trx) => {
      const rows = await resolveSkillRows(trx, skills, { ...context, company_id: whose.company_id, carried: [] });
      const id = await createResource(trx, whose, { columns, skills: rows }, context);
      return ownResource(trx, id, context);
    });
  },
  async changeResource({ params: { uid }, body: { version, skills, ...named } }, context) {
    const columns = toResourceColumns(named, await context.names());
    return inTransaction(context.db, async (trx) => {
      const [row] = await lockedResources(trx, [uid], context);
      await checkOf(version, context)(trx, row!);
      const carried = { company_id: row!.company_id, carried: row!.skills };
      const rows = skills && (await resolveSkillRows(trx, skills, { ...context, ...carried }));
      await changeResource(trx, row!, { columns, ...(rows && { skills: rows }) }, context);
      return ownResource(trx, row!.id, context);
    });
  },
  async setResourceCv({ params: { uid }, body: { cv, version } }, context) {
    return ownResource(context.db, await storeResourceCv(uid, cv, checkOf(version, context), context), context);
  },
  async removeResourceCv({ params: { uid }, query: { version } }, context) {
    return ownResource(context.db, await deleteResourceCv(uid, checkOf(version, context), context), context);
  },
  async deleteResource({ params: { uid }, query: { version } }, context) {
    const deleted = await inTransaction(context.db, async (trx) => {
      const rows = await lockedResources(trx, [uid], context);
      await checkOf(version, context)(trx, rows[0]!);
      return deleteResources(trx, idsOf(rows), context);
    });
    return { detail: formatMessage(notices.resourceDeleted), deleted, count: 1 };
  },
  async deleteResources({ query: { ids } }, context) {
    const deleted = await inTransaction(context.db, async (trx) =>
      deleteResources(trx, idsOf(await lockedResources(trx, ids, context)), context),
    );
    return { detail: formatMessage(notices.selectedDeleted), deleted, count: ids.length };
  },
  async deleteAllResources(_, context) {
    return inTransaction(context.db, async (trx) => {
      const ids = await lockedMine(trx, context);
      const deleted = await deleteResources(trx, ids, context);
      return { detail: formatMessage(notices.allDeleted), deleted, count: ids.length };
    });
  },
  async restoreResources({ body: { deleted } }, context) {
    const count = await inTransaction(context.db, (trx) =>
      restoreResources(trx, everDeleted(context), deleted, context),
    );
    if (count === 0) throw goneError();
    return { detail: formatMessage(notices.resourcesRestored, { count }), count };
  },
  async confirmResources({ body: { uids } }, context) {
    return inTransaction(context.db, async (trx) => {
      const ids = uids
        ? idsOf(await lockedResources(trx, [...new Set(uids)], context))
        : await lockedMine(trx, context, ['available', 'unknown']);
      await setStatus(trx, ids, 'available', context);
      return { detail: formatMessage(notices.dataUpdated), count: ids.length };
    });
  },
  async getFreshnessLink({ params }, context) {
    return { items: await listAskedResources(params.uidb64, context) };
  },
  async answerFreshness({ params, body }, context) {
    return { items: await saveFreshnessAnswer(params.uidb64, body, context) };
  },
};

/**
 * Returns a check that throws a conflict if the requester saw an outdated version; the error contains the resource and
 * the changes since then.
 */
function checkOf(seen: number | undefined, context: WithNames): CheckVersion {
  return async (trx, { id, version }) => {
    if (seen === undefined || seen === version) return;
    const told = await whatChanged(trx, 'resource', id, version - seen);
    throw conflictError(told, await ownResource(trx, id, context));
  };
}

async function ownResource(db: Kysely<Schema>, id: number, { names }: WithNames): Promise<Resource> {
  const [row] = await loadResources(db, sql`r.id = ${id}`, { limit: 1 });
  return presentOwn(row!, await names());
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
