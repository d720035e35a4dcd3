import { defineFeature } from '../core/feature/define-feature.ts';
import type { Platform } from '../core/feature/platform.ts';
import { trimMarketChanges } from './bitmaps/changes.ts';
import type { WithSearch } from './question.ts';
import { sqlSearch } from './sql-search.ts';
import { storeSearchWords } from './store-search-words.ts';

export const searchFeature = defineFeature({
  tasks: { 'trim-market-changes': trimMarketChanges, 'store-search-words': storeSearchWords },
  schedule: [
    ['*/5 * * * *', 'trim-market-changes', '5m'],
    ['* * * * *', 'store-search-words', '1m'],
  ],
  services: ({ db }: Platform): WithSearch => ({ search: sqlSearch(db) }),
});
