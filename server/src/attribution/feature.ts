import { defineFeature } from '../core/feature/define-feature.ts';
import { tracePeople } from './trace-people.ts';

export const attributionFeature = defineFeature({
  tasks: { 'trace-people': tracePeople },
  // Incremental: each run processes only rows saved since the last run. Only staff see the result, so a delay of a
  // minute is acceptable.
  schedule: [['* * * * *', 'trace-people', '1m']],
});
