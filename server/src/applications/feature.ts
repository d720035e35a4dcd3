import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import { applicationCvs, earlierApplicationCvs } from './cv-files.ts';
import { applicationRoutes } from './routes.ts';

export const applicationsFeature = defineFeature({
  routes: defineRoutes({ applications: applicationRoutes }),
  files: [applicationCvs, earlierApplicationCvs],
});
