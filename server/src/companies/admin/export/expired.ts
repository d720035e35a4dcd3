/** SQL statements that delete expired exports, and failed exports after 7 days. Their files have the same expiry. */
export const expiredExports = [
  `delete from company_export
     where expires_at <= now() or state = 'failed' and finished_at < now() - interval '7 days'`,
];
