import { defineFeature } from '../core/feature/define-feature.ts';
import { tracePeople } from './trace-people.ts';

export const attributionFeature = defineFeature({
  tasks: { 'trace-people': tracePeople },
  // Incremental: each run processes only rows saved since the last run. A delay of a minute is acceptable, because only
  // staff see the result.
  schedule: [['* * * * *', 'trace-people', '1m']],
});
