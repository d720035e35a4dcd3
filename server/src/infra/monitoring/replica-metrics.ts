import type { Metrics } from './metrics.ts';
import type { Replicas } from '../replicas/replicas.ts';

/** Registers metrics of each replica, and the number of read statements per answering database. */
export function watchReplicas({ rows }: Pick<Metrics, 'rows'>, replicas: Replicas): void {
  rows('replica_ready', 'Whether a read replica is used: 1, or 0.', ['replica'], async () =>
    replicas.status.map(({ name, state }) => ({ replica: name, value: Number(state === 'ready') })),
  );
  rows('replica_behind_bytes', 'Replication lag of a read replica.', ['replica'], async () =>
    replicas.status.flatMap(({ name, behind }) => (behind === null ? [] : { replica: name, value: behind })),
  );
  rows(
    'reading_statements',
    'Statements of read-only requests by the database that executed them.',
    ['from'],
    async () => Object.entries(replicas.answered).map(([from, value]) => ({ from, value })),
  );
}
