/** Runs a write after the pending writes with the same key, based on the result of the last one. */
export type InTurn<Thing> = (key: string, shown: Thing, write: (now: Thing) => Promise<Thing>) => Promise<Thing>;

/**
 * Creates a per-key queue: writes with the same key run one after the other. Each write is based on the previous
 * result, because it needs the current version. After a failed write, the next write is based on the value shown when
 * it was queued.
 */
export function createKeyedQueue<Thing>(): InTurn<Thing> {
  const underWay = new Map<string, Promise<Thing>>();
  return async (key, shown, write) => {
    const before = underWay.get(key);
    const answer = before
      ? before.then(
          (now) => write(now),
          () => write(shown),
        )
      : write(shown);
    underWay.set(key, answer);
    try {
      return await answer;
    } finally {
      if (underWay.get(key) === answer) underWay.delete(key);
    }
  };
}
