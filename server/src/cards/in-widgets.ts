import type { CardKind } from '@crewdock/contract/kinds';
import type { Context } from '../core/context/context.ts';

/** An event on cards in a company's widget on a third-party site. */
export interface InWidget {
  /** Whether the cards were listed (`view`), opened (`click`) or contacted. */
  what: 'view' | 'click' | 'contact';
  kind: CardKind;
  ids: number[];
  companyId: number;
  /** Origin of the site. */
  site: string;
}

export interface WithWidgetCounts {
  /** Counts the event for the cards that belong to the company. */
  inWidget(happened: InWidget, asker: Pick<Context, 'caller' | 'userAgent' | 'wantsNoCount' | 'now'>): void;
}
