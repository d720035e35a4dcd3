import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../platform/http/context.ts';

/** What happened to cards in a company's widget on somebody's site. */
export interface InWidget {
  /** They were listed, opened, or answered. */
  what: 'view' | 'click' | 'contact';
  kind: CardKind;
  ids: number[];
  companyId: number;
  /** Its origin. */
  site: string;
}

export interface WithWidgetCounts {
  /** Counts it for the cards that are the company's own. */
  inWidget(happened: InWidget, asker: Pick<Context, 'caller' | 'userAgent' | 'wantsNoCount' | 'now'>): void;
}
