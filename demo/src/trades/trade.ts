/** People of a trade do the same kind of things, with different technologies. */
export interface Trade {
  /** What a lead of the trade does beside leading. */
  craft: 'code' | 'test' | 'design' | 'plan';
  /**
   * What somebody has done, as a sentence. `[React]` names a skill and is only used on cards that have it; `{20-60}`
   * becomes a number between the two.
   */
  achievements: readonly string[];
  /** What somebody will do in a job, written alike. */
  duties: readonly string[];
  tracks: readonly Track[];
}

/** A line of work that people and jobs are called by. */
export interface Track {
  /** Without the seniority; the first is the usual one. */
  titles: readonly [string, ...string[]];
  /** Label of the specialization, and of another one that some of them have too. */
  specialization: string;
  also?: string;
  /** How frequent it is, compared with the others. */
  weight: number;
  /** Skills that can be main ones; the first always is. */
  main: readonly string[];
  /** Other skills that go with them, the most usual first. */
  more: readonly string[];
  /** What one builds, each fits after `worked on`. */
  builds: readonly string[];
  /** Skills of the other side of the stack, for those who work on both. */
  otherSide?: readonly string[];
}
