import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import { createFetchBytes } from '../../infra/outbound-fetch/fetch-bytes.ts';
import { JobTexts, type WithJobTexts } from './job-texts.ts';
import { jobTextRoutes } from './routes.ts';

export const jobTextsFeature = defineFeature({
  routes: defineRoutes({ jobTexts: jobTextRoutes }),
  services: (): WithJobTexts => ({ jobTexts: new JobTexts(createFetchBytes()) }),
  close: ({ jobTexts }: WithJobTexts) => jobTexts.close(),
});
