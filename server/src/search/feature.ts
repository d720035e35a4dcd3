import { defineFeature } from '../core/feature/define-feature.ts';
import type { Platform } from '../core/feature/platform.ts';
import { trimMarketChanges } from './bitmaps/changes.ts';
import type { WithSearch } from './question.ts';
import { sqlSearch } from './sql-search.ts';

export const searchFeature = defineFeature({
  tasks: { 'trim-market-changes': trimMarketChanges },
  schedule: [['*/5 * * * *', 'trim-market-changes', '5m']],
  services: ({ db }: Platform): WithSearch => ({ search: sqlSearch(db) }),
});
