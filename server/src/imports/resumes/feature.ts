import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import type { Platform } from '../../core/feature/platform.ts';
import { createFetchBytes } from '../../infra/outbound-fetch/fetch-bytes.ts';
import { ResumeReader } from './resume-reader.ts';
import { Resumes, type WithResumes } from './resumes.ts';
import { resumeRoutes } from './routes.ts';

export const resumesFeature = defineFeature({
  routes: defineRoutes({ resumes: resumeRoutes }),
  services: ({ model }: Platform): WithResumes => ({
    resumes: new Resumes(new ResumeReader(), createFetchBytes(), model),
  }),
  close: ({ resumes }: WithResumes) => resumes.close(),
});
