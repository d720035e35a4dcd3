/** SQL statements that delete visitor hashes and salts after two days, and statistics after thirteen months. */
export const expiredStatistics = [
  `delete from share_seen where at < now() - interval '2 days'`,
  `delete from share_salt where day < (now() at time zone 'utc')::date - 1`,
  `delete from share_day where day < (now() at time zone 'utc')::date - interval '13 months'`,
  `delete from share_source where day < (now() at time zone 'utc')::date - interval '13 months'`,
];
