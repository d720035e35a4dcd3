/** What nobody can take back any more. Their files go with the sweep. */
export const expiredResources = [`delete from resource where deleted_at < now() - interval '1 day'`];
