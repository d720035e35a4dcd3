/** Deletes expired archives, and failed exports after 7 days. The files expire with them. */
export const expiredExports = [
  `delete from company_export
     where expires_at <= now() or state = 'failed' and finished_at < now() - interval '7 days'`,
];
