import { defineFeature, defineRoutes } from '../../core/feature/define-feature.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/context/services.ts';
import { takeOneClicks } from '../../infra/http/one-click.ts';
import { mailResourceDigests } from './digest.ts';
import { expiredSubscriptions } from './expired.ts';
import { mailMarketDigests } from './market/digest.ts';
import { unsubscribeFromMarketByClick } from './market/routes.ts';
import { subscriptionRoutes, unsubscribeByClick } from './routes.ts';

export const subscriptionsFeature = defineFeature({
  routes: defineRoutes({ subscriptions: subscriptionRoutes }),
  addRoutes(app: FastifyInstance, services: Services) {
    takeOneClicks(app, '/available-resources-unsubscribe', (link) => unsubscribeByClick(link, services));
    takeOneClicks(app, '/market-unsubscribe', (link) => unsubscribeFromMarketByClick(link, services));
  },
  tasks: { 'resource-digests': mailResourceDigests, 'market-digests': mailMarketDigests },
  schedule: [
    // Runs every quarter of an hour, because time zones differ from UTC by multiples of 15 minutes. Missed runs are not
    // repeated, because the next run sends all due digests.
    ['*/15 * * * *', 'resource-digests', '15m'],
    ['*/15 * * * *', 'market-digests', '15m'],
  ],
  cleanup: expiredSubscriptions,
});
