/** Clean-up statements for tables that belong to no feature. */
export const expiredTraffic = [
  `delete from idempotency_key where created_at < now() - interval '2 days'`,
  `delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  `delete from operation where finished_at < now() - interval '90 days'`,
  // Recorded changes are only needed as long as an operation can be undone.
  `delete from operation_change c using operation o
     where o.uid = c.operation_uid and o.undoable_until < now() and o.state <> 'undoing'`,
  // Jobs that have no attempts left because their process was killed each time. Another job continues their operation.
  `select graphile_worker.complete_jobs(array(
     select id from graphile_worker.jobs
     where task_identifier = 'run-operations' and attempts >= max_attempts and locked_at is null))`,
  `delete from mail where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
];
