import { defineTalentMarket } from './element.ts';

// The portal that serves this file is the one whose talents it shows.
defineTalentMarket(new URL(import.meta.url).origin);
