import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { landingRoutes } from './landing.ts';
import { marketRoutes } from './routes.ts';

export const marketFeature = defineFeature({
  routes: defineRoutes({ market: marketRoutes, landing: landingRoutes }),
});
