import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { feedRoutes } from './routes.ts';
import { serveFeeds } from './serve.ts';

export const feedsFeature = defineFeature({
  routes: defineRoutes({ feed: feedRoutes }),
  addRoutes: serveFeeds,
});
