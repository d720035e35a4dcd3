import type { Calls } from './endpoint.ts';
import { cards } from './cards.ts';
import { companies } from './companies.ts';
import { dictionaries } from './dictionaries.ts';
import { market } from './market.ts';

/** The whole API, a table a feature. */
export const api = { market, cards, companies, dictionaries };

export type Api = typeof api;

/** Every call by its `METHOD /path/`, for the typed client. */
export type ApiCalls = Calls<Api>;
