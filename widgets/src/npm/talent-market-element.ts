import type { TalentMarketElement } from '@crewdock/sdk/elements';
import { TalentMarket as Element } from '../talent-market/element.tsx';

/** The class of `<crewdock-talent-market>`, to define or extend the element yourself. */
export const TalentMarket: { new (): TalentMarketElement; prototype: TalentMarketElement } = Element as never;
