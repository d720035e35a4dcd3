import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import { massImportFiles } from './add-file.ts';
import { expiredMassImports } from './expired.ts';
import { readMassImport } from './read.ts';
import { massImportRoutes } from './routes.ts';

export const massImportFeature = defineFeature({
  routes: defineRoutes({ massImport: massImportRoutes }),
  tasks: { 'read-mass-import': readMassImport },
  cleanup: expiredMassImports,
  files: [massImportFiles],
});
