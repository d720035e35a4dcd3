/** SQL statements that delete removed entries that can no longer be restored. */
export const expiredListItems = [`delete from card_list_removed_item where removed_at < now() - interval '1 day'`];
