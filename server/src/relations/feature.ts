import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { WithCardRelations } from '../cards/relations.ts';
import type { Platform } from '../core/feature/platform.ts';
import { expiredRelations } from './expired.ts';
import { noteRoutes } from './notes/routes.ts';
import { cardRelations } from './of-cards.ts';
import { relationRoutes } from './routes.ts';
import { staffRelationRoutes } from './staff/routes.ts';

export const relationsFeature = defineFeature({
  routes: defineRoutes({ relations: relationRoutes, relationNotes: noteRoutes, staffRelations: staffRelationRoutes }),
  cleanup: expiredRelations,
  services: ({ db }: Platform): WithCardRelations => ({ cardRelations: cardRelations(db) }),
});
