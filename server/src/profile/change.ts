import type { profile } from '@crewdock/contract/profile';
import type { Input } from '@crewdock/contract/endpoint';
import { createLink, revokeLinks } from '../accounts/links.ts';
import { type Context, personOf } from '../http/context.ts';
import { productOf, subscriptionLetter } from './letters.ts';

type Change = Input<typeof profile.changeProfile>['body'];

/** Changes the named fields. News are turned off at once, and on by a mailed link. */
export async function changeProfile(change: Change, context: Context): Promise<void> {
  const { db, now } = context;
  const { id } = personOf(context);
  const { is_subscribed, myCrewdockDefaultRoute, companyDefaultRoute, marketDefaultRoute, ...fields } = change;
  const columns = {
    ...fields,
    ...(is_subscribed === false && { is_subscribed }),
    ...(myCrewdockDefaultRoute && { my_default_route: myCrewdockDefaultRoute }),
    ...(companyDefaultRoute && { company_default_route: companyDefaultRoute }),
    ...(marketDefaultRoute && { market_default_route: marketDefaultRoute }),
  };
  await db.transaction().execute(async (trx) => {
    if (Object.keys(columns).length > 0) {
      await trx.updateTable('person').set(columns).where('id', '=', id).execute();
    }
    if (is_subscribed === false) await revokeLinks(trx, id, 'subscription', now);
  });
  if (is_subscribed === true) await askToConfirmNews(context);
}

async function askToConfirmNews(context: Context): Promise<void> {
  const { db, company, origins, outbox, limits, now } = context;
  const person = await db
    .selectFrom('person')
    .where('id', '=', personOf(context).id)
    .select(['id', 'uid', 'email', 'is_subscribed'])
    .executeTakeFirstOrThrow();
  if (person.is_subscribed) return;
  await limits.use('own-mail', String(person.id));
  await db.transaction().execute(async (trx) => {
    const { uidb64, token } = await createLink(trx, person, 'subscription', { now });
    const url = `${origins.of(company)}/subscription_activation/${uidb64}/${token}`;
    await outbox.write(trx, { to: person.email, company, letter: subscriptionLetter(productOf(company), url) });
  });
}
