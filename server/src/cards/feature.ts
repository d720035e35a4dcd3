import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { Platform } from '../core/feature/platform.ts';
import { createCvRenderer, type WithCvs } from './cv/renderer.ts';
import { cardEditingRoutes } from './editing/routes.ts';
import { uploadedCvs } from './files/cv-upload.ts';
import { photoPurpose } from './files/photo.ts';
import { cardFileRoutes } from './files/routes.ts';
import { listedCards, type WithListed } from './listed-cards.ts';
import { cardRoutes } from './routes.ts';

export const cardsFeature = defineFeature({
  routes: defineRoutes({ cards: cardRoutes, cardEditing: cardEditingRoutes, cardFiles: cardFileRoutes }),
  files: [photoPurpose, uploadedCvs],
  services: ({ db }: Platform): WithCvs & WithListed => ({ listed: listedCards(db), cvs: createCvRenderer() }),
  close: ({ cvs }: WithCvs) => cvs.pool.close(),
});
