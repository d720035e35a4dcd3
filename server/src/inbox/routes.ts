import type { Handlers } from '@crewdock/contract/endpoint';
import type { inbox } from '@crewdock/contract/inbox';
import { sql } from 'kysely';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { allEntries, answerableCards } from './entries.ts';
import { presentEntries } from './present.ts';
import { countInbox, readInboxPage } from './queries.ts';
import { watchInboxCount } from './watch.ts';

export const inboxRoutes: Handlers<typeof inbox, Context & WithNames> = {
  async listOwnInbox({ query }, context) {
    const [{ rows, ...page }, total] = await Promise.all([readInboxPage(query, context), countInbox(context)]);
    return { items: await presentEntries(rows, context), ...buildPageCursors(total, page) };
  },
  watchInbox: async ({ query }, context) => watchInboxCount(query.seconds, context),
  async postponeInboxEntries({ body: { keys, is_later } }, context) {
    const { id } = requirePerson(context);
    const unique = [...new Set(keys)];
    const change = is_later
      ? sql`insert into inbox_later (person_id, entry, until)
          select ${id}, key, ${TOMORROW} from (${allEntries(context)}) entry where key = any(${unique}::text[])
          on conflict (person_id, entry) do update set until = excluded.until returning entry`
      : sql`delete from inbox_later where person_id = ${id} and entry = any(${unique}::text[]) returning entry`;
    return changeAll(change, unique, context);
  },
  async markVerdicts({ body: { keys, is_read } }, context) {
    const unique = [...new Set(keys)];
    const change = sql`
      update share_verdict v set read_at = ${is_read ? sql`now()` : null}
      from share_tag s
        left join card_list l on l.id = s.list_id and l.owner_id = ${requirePerson(context).id}
        left join talent t on t.id = s.talent_id and ${answerableCards('t', context)}
        left join request q on q.id = s.request_id and ${answerableCards('q', context)}
      where s.id = v.tag_id and 'verdict:' || v.id = any(${unique}::text[])
        and coalesce(l.id, t.id, q.id) is not null
      returning v.id`;
    return changeAll(change, unique, context);
  },
};

/** Postponed entries return after a day. */
const TOMORROW = sql`now() + interval '1 day'`;

/** Throws `notFound` and changes nothing unless the change affects all entries. */
async function changeAll(change: ReturnType<typeof sql>, keys: string[], { db }: Context): Promise<{ count: number }> {
  return inTransaction(db, async (trx) => {
    const { rows } = await change.execute(trx);
    if (rows.length < keys.length) throw notFound();
    return { count: rows.length };
  });
}
