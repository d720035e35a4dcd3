import type { TalentMarketElement } from '@crewdock/sdk/elements';
import { TalentMarket as Element } from '../talent-market/element.tsx';

/** The class of `<crewdock-talent-market>`, for defining or extending it yourself. */
export const TalentMarket: { new (): TalentMarketElement; prototype: TalentMarketElement } = Element as never;
