import { KINDS } from '@crewdock/contract/kinds';
import type { FilterCost } from '@crewdock/contract/market';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import SearchX from 'lucide-react/icons/search-x';
import { styled } from 'styled-components';
import { Button } from '../ui/primitives/Button.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { withoutFilters } from './activeValues.ts';
import type { Market } from './useMarket.ts';
import { formatCardCount } from '../cards/words.ts';
import { FILTER_LABELS } from './words.ts';

/** Empty state that shows the number of results without each active filter. */
export function EmptyMarket({ market: { kind, change }, costs }: { market: Market; costs: FilterCost[] }) {
  const { nouns } = KINDS[kind];
  const helpful = costs.filter((cost) => cost.count > 0);
  return (
    <Message
      icon={<SearchX />}
      title={costs.length === 0 ? `There are no ${nouns} yet` : `No ${nouns} fit all of this`}
    >
      {costs.length === 0 && <p>New ones come in every day. Look in again soon.</p>}
      {costs.length > 0 && helpful.length === 0 && <p>No single filter is to blame: more than one must go.</p>}
      {helpful.length > 0 && (
        <>
          <p>Drop one of these and there are some:</p>
          <Costs>
            {helpful.map(({ filter, count }) => (
              <li key={filter}>
                <Drop onPress={() => change((view) => dropFilter(view, filter))}>
                  <span>
                    Without <b>{FILTER_LABELS[filter].toLowerCase()}</b>
                  </span>
                  <Found>{formatCardCount(kind, count)}</Found>
                </Drop>
              </li>
            ))}
          </Costs>
        </>
      )}
      {costs.length > 0 && <Button onPress={() => change(withoutFilters)}>Clear all filters</Button>}
    </Message>
  );
}

function dropFilter(view: MarketUrlView, filter: FilterCost['filter']): MarketUrlView {
  return { ...view, [filter]: filter === 'matching' ? 'all' : undefined };
}

const Costs = styled.ul`
  display: grid;
  gap: 8px;
  inline-size: 100%;
`;

const Drop = styled(Button)`
  inline-size: 100%;
  justify-content: space-between;
  font-weight: 400;

  b {
    font-weight: 600;
  }
`;

const Found = styled.span`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;
