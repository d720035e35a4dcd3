/**
 * SQL statements that delete unconfirmed subscriptions, and outdated records of notified people from the previous
 * release.
 */
export const expiredSubscriptions = [
  `delete from market_subscription_request where expires_at < now() - interval '1 day'`,
  `delete from market_subscription s where confirmed_at is null
     and not exists (select from market_subscription_request r where r.subscription_uid = s.uid)`,
  `delete from resource_subscription_request where expires_at < now() - interval '1 day'`,
  `delete from resource_subscription s where confirmed_at is null
     and not exists (select from resource_subscription_request r where r.subscription_uid = s.uid)`,
  `delete from resource_told t using resource r
     where r.id = t.resource_id and r.offered_at < now() - interval '15 days'`,
];
