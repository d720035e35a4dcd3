import kitStyles from '../kit/kit.css?inline';
import boardStyles from '../board/board.css?inline';
import talentStyles from './talent-market.css?inline';
import type { TalentCard as Talent } from '@crewdock/contract/cards';
import type { VNode } from 'preact';
import { BOARD, BoardWidgetElement } from '../board/board-element.tsx';
import { boardWords } from '../board/words.ts';
import { defineAttributeProperties } from '../kit/element.tsx';
import { talentCard } from './TalentCard.tsx';
import { talentWords } from './words.ts';

/**
 * The element `<crewdock-talent-market>`. Its attributes, slots, parts, variables and events are documented in
 * docs/partners.
 */
export class TalentMarket extends BoardWidgetElement<'talent', typeof talentWords> {
  static readonly observedAttributes: readonly string[] = BOARD;

  constructor() {
    super(kitStyles + boardStyles + talentStyles, 'talents', 'talent', { ...boardWords, ...talentWords });
  }

  protected card(card: Talent): VNode {
    const url = this.addressOf(card);
    const { id, public_id } = card;
    return talentCard({
      card,
      say: this.say,
      origin: this.origin || location.href,
      url,
      target: this.target ?? '_blank',
      onOpen: () => this.emit('select', { id, public_id, url }, true),
    });
  }
}

defineAttributeProperties(TalentMarket, BOARD);
