import { FilterRail } from './filters/FilterRail.tsx';
import { SavedFilters } from './saved/SavedFilters.tsx';
import type { Market } from './useMarket.ts';

/** The filters beside the cards, and those that somebody keeps. */
export default function MarketRail({ market }: { market: Market }) {
  return (
    <FilterRail market={market}>
      <SavedFilters market={market} />
    </FilterRail>
  );
}
