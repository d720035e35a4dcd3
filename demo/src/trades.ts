import { backend } from './trades/backend.ts';
import { commerce } from './trades/commerce.ts';
import { data, learning } from './trades/data.ts';
import { design } from './trades/design.ts';
import { frontend } from './trades/frontend.ts';
import { fullstack } from './trades/fullstack.ts';
import { infrastructure, protection } from './trades/infrastructure.ts';
import { management } from './trades/management.ts';
import { mobile } from './trades/mobile.ts';
import { quality } from './trades/quality.ts';
import { blockchain, embedded, enterprise, games } from './trades/systems.ts';
import type { Track, Trade } from './trades/trade.ts';

/** A line of work with the trade it belongs to. */
export interface Work extends Track {
  trade: Trade;
}

const trades: readonly Trade[] = [
  frontend,
  fullstack,
  backend,
  commerce,
  mobile,
  data,
  learning,
  infrastructure,
  protection,
  quality,
  embedded,
  games,
  blockchain,
  enterprise,
  design,
  management,
];

/** All lines of work of the demo's people and jobs. */
export const works: readonly Work[] = trades.flatMap((trade) => trade.tracks.map((track) => ({ ...track, trade })));
