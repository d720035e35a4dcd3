/** Archives of companies whose days are over, with their files’ own end; one that failed is told of as long. */
export const expiredExports = [
  `delete from company_export
     where expires_at <= now() or state = 'failed' and finished_at < now() - interval '7 days'`,
];
