import type { Handlers } from '@crewdock/contract/endpoint';
import type { updates } from '@crewdock/contract/updates';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countUpdates, findUpdate, listUpdates, moveUpdate } from './queries.ts';

export const updateRoutes: Handlers<typeof updates, Context> = {
  async listUpdates({ query: { status, limit, offset } }, { db }) {
    const [counters, results] = await Promise.all([countUpdates(db), listUpdates(db, { status, limit, offset })]);
    const count = status ? counters[status] : counters.new + counters.in_progress + counters.done;
    return { count, counters, results };
  },
  async changeUpdate({ params, body }, { db, now }) {
    await moveUpdate(db, params.id, body.status, now);
    const update = await findUpdate(db, params.id);
    if (!update) throw notFound();
    return update;
  },
};
