import { backendTrade } from './trades/backend.ts';
import { commerceTrade } from './trades/commerce.ts';
import { dataTrade, machineLearningTrade } from './trades/data.ts';
import { designTrade } from './trades/design.ts';
import { frontendTrade } from './trades/frontend.ts';
import { fullStackTrade } from './trades/fullstack.ts';
import { infrastructureTrade, securityTrade } from './trades/infrastructure.ts';
import { managementTrade } from './trades/management.ts';
import { mobileTrade } from './trades/mobile.ts';
import { qualityTrade } from './trades/quality.ts';
import { blockchainTrade, embeddedTrade, enterpriseTrade, gamesTrade } from './trades/systems.ts';
import type { Track, Trade } from './trades/trade.ts';

/** A line of work, with its trade. */
export interface LineOfWork extends Track {
  trade: Trade;
}

const trades: readonly Trade[] = [
  frontendTrade,
  fullStackTrade,
  backendTrade,
  commerceTrade,
  mobileTrade,
  dataTrade,
  machineLearningTrade,
  infrastructureTrade,
  securityTrade,
  qualityTrade,
  embeddedTrade,
  gamesTrade,
  blockchainTrade,
  enterpriseTrade,
  designTrade,
  managementTrade,
];

/** All lines of work of the demo's people and jobs. */
export const linesOfWork: readonly LineOfWork[] = trades.flatMap((trade) =>
  trade.tracks.map((track) => ({ ...track, trade })),
);
