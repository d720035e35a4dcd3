import type { FilterCost } from '@crewdock/contract/market';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import SearchX from 'lucide-react/icons/search-x';
import { styled } from 'styled-components';
import { Trans } from '../i18n/Trans.tsx';
import { t } from '../i18n/translate.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Message } from '../ui/primitives/Message.tsx';
import { withoutFilters } from './activeValues.ts';
import * as messages from './messages.ts';
import type { Market } from './useMarket.ts';
import { formatCardCount } from '../cards/words.ts';
import { FILTER_LABELS } from './words.ts';

/** Empty state that shows, for each active filter, the number of results without it. */
export function EmptyMarket({ market: { kind, change }, costs }: { market: Market; costs: FilterCost[] }) {
  const helpful = costs.filter((cost) => cost.count > 0);
  return (
    <Message icon={<SearchX />} title={t(costs.length === 0 ? messages.emptyTitle : messages.noMatchesTitle, { kind })}>
      {costs.length === 0 && <p>{t(messages.emptyText)}</p>}
      {costs.length > 0 && helpful.length === 0 && <p>{t(messages.removeSeveral)}</p>}
      {helpful.length > 0 && (
        <>
          <p>{t(messages.removeOneOf)}</p>
          <Costs>
            {helpful.map(({ filter, count }) => (
              <li key={filter}>
                <Drop onPress={() => change((view) => dropFilter(view, filter))}>
                  <span>
                    <Trans
                      message={messages.withoutFilter}
                      values={{ filter: t(FILTER_LABELS[filter]).toLowerCase() }}
                      components={{ b: <b /> }}
                    />
                  </span>
                  <Found>{formatCardCount(kind, count)}</Found>
                </Drop>
              </li>
            ))}
          </Costs>
        </>
      )}
      {costs.length > 0 && <Button onPress={() => change(withoutFilters)}>{t(messages.clearAllFilters)}</Button>}
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
