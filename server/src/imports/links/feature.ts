import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import { importLinkRoutes } from './routes.ts';

export const importLinksFeature = defineFeature({
  routes: defineRoutes({ importLinks: importLinkRoutes }),
});
