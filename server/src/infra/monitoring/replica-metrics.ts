import type { Metrics } from './metrics.ts';
import type { Replicas } from '../replicas/replicas.ts';

/** Registers metrics of each replica, and the number of read statements per answering database. */
export function watchReplicas({ rows }: Pick<Metrics, 'rows'>, replicas: Replicas): void {
  rows('replica_ready', 'Whether a replica is read from: 1, or 0.', ['replica'], async () =>
    replicas.status.map(({ name, state }) => ({ replica: name, value: Number(state === 'ready') })),
  );
  rows('replica_behind_bytes', 'What a replica has not received yet of what was written.', ['replica'], async () =>
    replicas.status.flatMap(({ name, behind }) => (behind === null ? [] : { replica: name, value: behind })),
  );
  rows('reading_statements', 'Statements of calls that only read, by who answered them.', ['from'], async () =>
    Object.entries(replicas.answered).map(([from, value]) => ({ from, value })),
  );
}
