import { defineElement } from '../kit/define.ts';
import { TalentMarket } from './talent-market-element.ts';

defineElement('talent-market', TalentMarket);

export { TalentMarket };
