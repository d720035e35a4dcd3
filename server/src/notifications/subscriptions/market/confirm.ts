import type { Frequency } from '@crewdock/contract/subscriptions';
import { findCompany } from '../../../companies/queries.ts';
import type { WithNames } from '../../../dictionaries/names.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Context } from '../../../core/context/context.ts';
import { linkGone } from '../../../core/errors/errors.ts';
import { signingKey } from '../../../core/signed-links/signing-key.ts';
import { readUidLink } from '../../../core/signed-links/uid-link.ts';
import { unsubscribePage } from '../unsubscribe-page.ts';
import { activateMarketSubscription, type MarketSubscription } from './activate.ts';
import { createMarketWelcomeEmail } from './emails.ts';
import { parseSubscribedView } from './view.ts';
import { describeView } from './words.ts';

type Asked = Pick<MarketSubscription, 'email' | 'kind' | 'query'> & { frequency: Frequency };

/** Finds the subscription that a link would confirm. Throws the same error for used and expired links. */
export async function askedOfMarket(link: string, { db, vault, now }: Context): Promise<Asked> {
  const id = await readUidLink({ db, vault }, 'confirm-market', link, now);
  const asked = await db
    .selectFrom('market_subscription_request as asked')
    .innerJoin('market_subscription as s', 's.uid', 'asked.subscription_uid')
    .where('asked.id', '=', id)
    .where('asked.used_at', 'is', null)
    .select(['s.email', 's.kind', 's.query', 'asked.frequency'])
    .executeTakeFirst();
  if (!asked) throw linkGone();
  return asked;
}

/** Confirms a market subscription; the link can be used only once. */
export async function confirmMarketSubscriptionByLink(link: string, context: Context & WithNames): Promise<void> {
  const { db, vault, now, outbox, origins } = context;
  const id = await readUidLink(context, 'confirm-market', link, now);
  const names = await context.names();
  await inTransaction(db, async (trx) => {
    // Uses a single conditional update, so that only one of two concurrent confirmations succeeds.
    const asked = await trx
      .updateTable('market_subscription_request')
      .set({ used_at: now })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .returning(['subscription_uid', 'frequency', 'hour', 'weekday', 'time_zone'])
      .executeTakeFirst();
    if (!asked) throw linkGone();
    const { uid, email, company_id, kind, query } = await activateMarketSubscription(
      trx,
      asked.subscription_uid,
      asked,
      context,
    );
    const company = company_id === null ? null : await findCompany(trx, String(company_id));
    const key = await signingKey({ db: trx, vault });
    const unsubscribeUrl = unsubscribePage(key, 'market-unsubscribe', uid, { company, origins, now });
    const filters = describeView(kind, parseSubscribedView(query), names);
    const about = { product: company?.name ?? 'Crewdock', kind, filters, frequency: asked.frequency };
    const letter = createMarketWelcomeEmail(about, unsubscribeUrl);
    await outbox.write(trx, { to: email, company, letter, unsubscribeUrl });
  });
}
