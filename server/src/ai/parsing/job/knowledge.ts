import type { Knowledge } from '../knowledge.ts';

/** What a parser of job descriptions knows besides: ids by label, as the dictionaries have them. */
export interface JobKnowledge extends Knowledge {
  specializations: Record<string, number>;
  engagements: Record<string, number>;
  work_modes: Record<string, number>;
}
