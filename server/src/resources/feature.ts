import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { sumOffered } from './count-offered.ts';
import { resourceCvs } from './cv.ts';
import { expiredResources } from './expired.ts';
import { askStillFree } from './freshness/ask.ts';
import { decayResources } from './freshness/decay.ts';
import { ownResourceRoutes } from './own-routes.ts';
import { resourceRoutes } from './routes.ts';

export const resourcesFeature = defineFeature({
  routes: defineRoutes({ resources: resourceRoutes, ownResources: ownResourceRoutes }),
  tasks: { 'decay-resources': decayResources, 'sum-offered': sumOffered, 'ask-still-free': askStillFree },
  schedule: [
    ['7 * * * *', 'decay-resources', '1h'],
    ['47 7 * * *', 'ask-still-free', '1d'],
    ['*/5 * * * *', 'sum-offered', '5m'],
  ],
  cleanup: expiredResources,
  files: [resourceCvs],
});
