import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { Platform } from '../core/feature/platform.ts';
import type { WithTaggedCards } from '../cards/tagged-card.ts';
import type { WithWidgetCounts } from '../cards/in-widgets.ts';
import { createPasswords } from '../people/passwords/hash.ts';
import { createCounter, type WithCounter } from './counter.ts';
import { expiredStatistics } from './expired.ts';
import { addressedByTag, inWidget } from './happened.ts';
import { divideStatistics } from './months.ts';
import { openTaggedCard, type WithSharePasswords } from './open.ts';
import { sharingRoutes } from './routes.ts';
import { shareStatisticsRoutes } from './statistics-routes.ts';
import { verdictRoutes } from './verdicts/routes.ts';
import { tellVerdicts } from './verdicts/tell.ts';

type Provided = WithCounter & WithSharePasswords & WithTaggedCards & WithWidgetCounts;

export const sharingFeature = defineFeature({
  routes: defineRoutes({ sharing: sharingRoutes, shareStatistics: shareStatisticsRoutes, verdicts: verdictRoutes }),
  tasks: { 'tell-verdicts': tellVerdicts, 'divide-statistics': divideStatistics },
  schedule: [
    ['27 3 * * *', 'divide-statistics', '1d'],
    ['*/5 * * * *', 'tell-verdicts', '5m'],
  ],
  cleanup: expiredStatistics,
  services({ db, log, passwordCost }: Platform): Provided {
    const sharePasswords = createPasswords(passwordCost);
    const counter = createCounter(db, log);
    return {
      sharePasswords,
      counter,
      taggedCard: async (kind, key, context) =>
        (await openTaggedCard(kind, key, undefined, { ...context, sharePasswords })).row,
      addressedByTag: (kind, key, context) => addressedByTag(kind, key, { ...context, counter }),
      inWidget: (happened, { caller, userAgent, wantsNoCount, now }) =>
        inWidget(happened, { caller, userAgent, wantsNoCount, now, counter }),
    };
  },
  close: ({ counter }: WithCounter) => counter.close(),
});
