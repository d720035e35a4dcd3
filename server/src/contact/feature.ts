import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { contactRoutes } from './routes.ts';

export const contactFeature = defineFeature({
  routes: defineRoutes({ contact: contactRoutes }),
});
