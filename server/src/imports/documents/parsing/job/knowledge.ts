import type { Knowledge } from '../knowledge.ts';

/** Dictionaries for parsing job descriptions: ids by label. */
export interface JobKnowledge extends Knowledge {
  specializations: Record<string, number>;
  durations: Record<string, number>;
  engagements: Record<string, number>;
  work_modes: Record<string, number>;
}
