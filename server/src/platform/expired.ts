/** What the platform's own tables need no more. */
export const expiredTraffic = [
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
];
