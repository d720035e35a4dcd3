/** Deletes removed relations that nobody restored within a day. */
export const expiredRelations = [`delete from removed_relation where removed_at < now() - interval '1 day'`];
