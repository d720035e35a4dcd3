/** Links that nobody has put back. */
export const expiredRelations = [`delete from removed_relation where removed_at < now() - interval '1 day'`];
