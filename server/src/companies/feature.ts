import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { logoPurposes } from './logo.ts';
import { companyRoutes } from './routes.ts';

export const companiesFeature = defineFeature({
  routes: defineRoutes({ companies: companyRoutes }),
  files: Object.values(logoPurposes),
});
