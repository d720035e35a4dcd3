import { define } from '../kit/define.ts';
import { TalentMarket } from './talent-market-element.ts';

define('talent-market', TalentMarket);

export { TalentMarket };
