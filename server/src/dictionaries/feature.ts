import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { Platform } from '../core/feature/platform.ts';
import { createNames, type WithNames } from './names.ts';
import { dictionaryRoutes } from './routes.ts';

export const dictionariesFeature = defineFeature({
  routes: defineRoutes({ dictionaries: dictionaryRoutes }),
  services: ({ db }: Platform): WithNames => ({ names: createNames(db) }),
});
