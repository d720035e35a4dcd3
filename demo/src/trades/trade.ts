/** A trade: similar work with different technologies. */
export interface Trade {
  /** The kind of work, which also decides the tasks of a lead. */
  craft: 'code' | 'test' | 'design' | 'plan';
  /**
   * Achievements as sentences. `[React]` names a skill and is only used on cards that have it; `{20-60}` becomes a
   * number in that range.
   */
  achievements: readonly string[];
  /** Duties of a job, in the same format. */
  duties: readonly string[];
  tracks: readonly Track[];
}

/** A line of work with its titles and skills. */
export interface Track {
  /** Titles without the seniority; the first is the usual one. */
  titles: readonly [string, ...string[]];
  /** Label of the specialization; `also` is a second one that some people have. */
  specialization: string;
  also?: string;
  /** Relative frequency. */
  weight: number;
  /** Possible main skills; the first is always one. */
  main: readonly string[];
  /** Other skills, most usual first. */
  more: readonly string[];
  /** Things that are built; each fits after `worked on`. */
  builds: readonly string[];
  /** Skills of the other side of the stack, for full-stack people. */
  otherSide?: readonly string[];
}
