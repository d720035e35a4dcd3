import type { profile } from '@crewdock/contract/profile';
import type { Input } from '@crewdock/contract/endpoint';
import { sql, type Transaction } from 'kysely';
import { createLink, revokeLinks } from '../accounts/links.ts';
import { writeAuditEntries } from '../../core/audit/changed.ts';
import { inTransaction } from '../../infra/db/in-transaction.ts';
import type { Schema } from '../../infra/db/schema.ts';
import { storeWords } from '../../infra/db/stored-words.ts';
import { type Context, requirePerson } from '../../core/context/context.ts';
import { getProductName, subscriptionLetter } from './emails.ts';

type Change = Input<typeof profile.changeProfile>['body'];

/**
 * Changes profile fields atomically. The newsletter can be turned off directly; turning it on must be confirmed by an
 * email link.
 */
export async function changeProfile(change: Change, context: Context): Promise<void> {
  const { db, limits, now } = context;
  const { id } = requirePerson(context);
  const { is_subscribed, gets_mails, myCrewdockDefaultRoute, companyDefaultRoute, marketDefaultRoute, ...fields } =
    change;
  const columns = {
    ...fields,
    ...(is_subscribed === false && { is_subscribed }),
    ...(gets_mails !== undefined && { no_mails_since: gets_mails ? null : now }),
    ...(myCrewdockDefaultRoute && { my_default_route: myCrewdockDefaultRoute }),
    ...(companyDefaultRoute && { company_default_route: companyDefaultRoute }),
    ...(marketDefaultRoute && { market_default_route: marketDefaultRoute }),
  };
  const wantsNews = is_subscribed === true && !(await getsNews(context));
  if (wantsNews) await limits.use('own-mail', String(id));
  await inTransaction(db, async (trx) => {
    if (Object.keys(columns).length > 0) {
      const person = trx.selectFrom('person').where('id', '=', id);
      const before = await person.selectAll().forUpdate().executeTakeFirstOrThrow();
      await trx
        .updateTable('person')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', id)
        .execute();
      await storeWords(trx, 'person', [id]);
      await writeAuditEntries(trx, context, { action: 'changed', subject: 'person', id, before, after: columns });
    }
    if (is_subscribed === false) await revokeLinks(trx, id, 'subscription', now);
    if (wantsNews) await askToConfirmNews(trx, context);
  });
}

async function getsNews(context: Context): Promise<boolean> {
  const { is_subscribed } = await context.db
    .selectFrom('person')
    .where('id', '=', requirePerson(context).id)
    .select('is_subscribed')
    .executeTakeFirstOrThrow();
  return is_subscribed;
}

async function askToConfirmNews(trx: Transaction<Schema>, context: Context): Promise<void> {
  const { company, origins, outbox, now } = context;
  const person = await trx
    .selectFrom('person')
    .where('id', '=', requirePerson(context).id)
    .select(['id', 'uid', 'email'])
    .executeTakeFirstOrThrow();
  const { uidb64, token, expiresAt } = await createLink(trx, person, 'subscription', { now });
  const url = `${origins.of(company)}/subscription_activation/${uidb64}/${token}`;
  const letter = { ...subscriptionLetter(getProductName(company), url), secret: token, linkExpiresAt: expiresAt };
  await outbox.write(trx, { to: person.email, company, letter });
}
