/** Clean-up statements for the platform's own tables. */
export const expiredTraffic = [
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  `delete from operation where finished_at < now() - interval '90 days'`,
  // Operations that can no longer be undone don't need their recorded changes.
  `delete from operation_change c using operation o
     where o.uid = c.operation_uid and o.undoable_until < now() and o.state <> 'undoing'`,
  // Jobs that used up their attempts because their process was killed. Their operation already has another job.
  `select graphile_worker.complete_jobs(array(
     select id from graphile_worker.jobs
     where task_identifier = 'run-operations' and attempts >= max_attempts and locked_at is null))`,
  `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
];
