import { defineFeature, defineRoutes } from '../core/feature/define-feature.ts';
import type { WithInboxCount } from '../people/session/inbox-count.ts';
import { countInbox } from './queries.ts';
import { inboxRoutes } from './routes.ts';

export const inboxFeature = defineFeature({
  routes: defineRoutes({ inbox: inboxRoutes }),
  cleanup: ['delete from inbox_later where until < now()'],
  services: (): WithInboxCount => ({ countInbox }),
});
