/** A trade: similar lines of work that use different technologies. */
export interface Trade {
  /** The kind of work. It also determines the tasks of a lead. */
  craft: 'code' | 'test' | 'design' | 'plan';
  /**
   * Achievements, as sentences. `[React]` is replaced with the name of the skill and requires a card with that skill;
   * `{20-60}` is replaced with a random number in that range.
   */
  achievements: readonly string[];
  /** Duties of a job, with the same placeholders. */
  duties: readonly string[];
  tracks: readonly Track[];
}

/** A line of work, with its titles and skills. */
export interface Track {
  /** Titles without seniority, starting with the usual title. */
  titles: readonly [string, ...string[]];
  /** Label of the specialization. `also`: a second specialization that some people have. */
  specialization: string;
  also?: string;
  /** Relative frequency of this line of work. */
  weight: number;
  /** Possible main skills. The first one is always a main skill. */
  main: readonly string[];
  /** Other skills, the most frequent first. */
  more: readonly string[];
  /** Products that these people build. Each product completes a sentence after `worked on`. */
  builds: readonly string[];
  /** Skills of the other side of the stack (frontend or backend), for full-stack people. */
  otherSide?: readonly string[];
}
