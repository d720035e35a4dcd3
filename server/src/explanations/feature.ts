import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { matchingRoutes } from './routes.ts';

export const explanationsFeature = defineFeature({
  routes: defineRoutes({ matching: matchingRoutes }),
});
