/**
 * SQL statements that delete soft-deleted resources that can no longer be restored. The file sweep removes their files.
 */
export const expiredResources = [`delete from resource where deleted_at < now() - interval '1 day'`];
