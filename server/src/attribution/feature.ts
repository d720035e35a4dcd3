import { defineFeature } from '../core/feature/define-feature.ts';
import { tracePeople } from './trace-people.ts';

export const attributionFeature = defineFeature({
  tasks: { 'trace-people': tracePeople },
  // Incremental: only rows saved since the last run. Only staff see the result, so a minute's delay is fine.
  schedule: [['* * * * *', 'trace-people', '1m']],
});
