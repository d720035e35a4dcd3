import type { Knowledge } from '../knowledge.ts';

/** The dictionaries for parsing job descriptions, as ids by label. */
export interface JobKnowledge extends Knowledge {
  specializations: Record<string, number>;
  engagements: Record<string, number>;
  work_modes: Record<string, number>;
}
