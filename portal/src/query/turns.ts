/** Writes a thing when those that were begun before it are answered, going by what they have made of it. */
export type InTurn<Thing> = (key: string, shown: Thing, write: (now: Thing) => Promise<Thing>) => Promise<Thing>;

/**
 * Lets the writes of one thing be sent one after the other, so that the second goes by the version that the first has made. One that
 * was refused leaves the next with what was shown when it began.
 */
export function turns<Thing>(): InTurn<Thing> {
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
