import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { expiredListItems } from './expired.ts';
import { listRoutes } from './routes.ts';

export const listsFeature = defineFeature({
  routes: defineRoutes({ lists: listRoutes }),
  cleanup: expiredListItems,
});
