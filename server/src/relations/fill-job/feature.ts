import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import { closingRoutes } from './routes.ts';

export const fillJobFeature = defineFeature({
  routes: defineRoutes({ closing: closingRoutes }),
});
