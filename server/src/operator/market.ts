import { CARD_KINDS } from '@crewdock/contract/kinds';
import type { Command } from 'commander';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { indexCards } from '../search/index-cards.ts';
import type { CommandOutput } from './answer.ts';
import { type CommandRunner, addCommand } from './command.ts';
import type { Desk } from './desk.ts';

/**
 * Number of cards per transaction. Transactions are short, so that people can search and edit the market concurrently.
 */
const BATCH = 500;

export function addMarketCommands(program: Command, run: CommandRunner): void {
  const market = program.command('market').description('The search index of the market.');
  addCommand(market, 'reindex', 'Rebuilds the index of all cards while the market stays in use.').action((options) =>
    run(reindex, options),
  );
}

async function reindex({ db, doer }: Desk): Promise<CommandOutput> {
  const counts = { talent: 0, request: 0 };
  for (const kind of CARD_KINDS) {
    for (let last = 0; ;) {
      const cards = await inTransaction(db, async (trx) => {
        // Locks the cards, so that concurrent edits wait.
        const rows = await trx
          .selectFrom(kind)
          .where('id', '>', last)
          .select('id')
          .orderBy('id')
          .limit(BATCH)
          .forNoKeyUpdate()
          .execute();
        const ids = rows.map(({ id }) => id);
        await indexCards(trx, kind, ids);
        return ids;
      });
      if (cards.length === 0) break;
      counts[kind] += cards.length;
      last = cards.at(-1)!;
    }
  }
  await writeAuditEntries(db, doer, {
    action: 'changed',
    subject: 'table',
    id: 'market',
    after: { reindexed: counts },
  });
  return { data: counts, text: [`${counts.talent} talents and ${counts.request} jobs were indexed.`] };
}
