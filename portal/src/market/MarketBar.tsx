import BellPlus from 'lucide-react/icons/bell-plus';
import Link2 from 'lucide-react/icons/link-2';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { viewString } from '@crewdock/sdk/market/view';
import { Suspense, lazy, useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { MOBILE_SCRIPTED, NARROW } from '../ui/styles/screen.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import type { ActiveValue } from './activeValues.ts';
import { shareMarketView } from './share.ts';
import type { Market } from './useMarket.ts';
import { FilterSelect } from './filters/FilterSelect.tsx';
import { plainField } from './filters/PlainForm.tsx';
import { formatCardCount } from '../cards/words.ts';
import { getMarketSortOptions, getMatchingOptions } from './words.ts';

const SubscribeToMarket = lazy(() => import('./SubscribeToMarket.tsx'));
/** Loaded lazily, because only phones need the sheet. */
const FilterSheet = lazy(() => import('./filters/FilterSheet.tsx'));

/** Sticky bar with the number of results, sort order and matching mode. */
export function MarketBar({ market, values }: { market: Market; values: readonly ActiveValue[] }) {
  const filters = values.length;
  const { kind, view, first, change } = market;
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  const hot = first.data?.facets?.hot ?? 0;
  return (
    <Bar>
      <Count role="status">
        {first.data ? (
          <strong>{formatCardCount(kind, first.data.total)}</strong>
        ) : (
          <Skeleton $width={96} $height={18} />
        )}
        {hot > 0 && <Hot>{t(messages.updatedThisWeek, { count: hot })}</Hot>}
      </Count>
      <Controls>
        <FilterButton onPress={() => setSheet('open')} aria-haspopup="dialog">
          <SlidersHorizontal aria-hidden="true" />
          {filters > 0 ? t(messages.activeFiltersButton, { count: filters }) : t(messages.filtersButton)}
        </FilterButton>
        <Matching>
          <FilterSelect
            label={t(messages.matchingLabel)}
            {...plainField('matching')}
            value={view.matching ?? 'recommended'}
            options={getMatchingOptions()}
            onChange={(matching) => change((from) => ({ ...from, matching }))}
          />
        </Matching>
        <FilterSelect
          label={t(messages.sortLabel)}
          {...plainField('sortBy')}
          value={view.sortBy ?? '-1'}
          options={getMarketSortOptions()}
          onChange={(sortBy) => change((from) => ({ ...from, sortBy }))}
        />
        {!view.ids && (
          <Compact
            onPress={() => setAsking('open')}
            aria-label={t(messages.alertsTitle, { kind })}
            aria-haspopup="dialog"
          >
            <BellPlus aria-hidden="true" />
            <span>{t(messages.alertsButton)}</span>
          </Compact>
        )}
        <Compact onPress={() => shareMarketView(kind, view)} aria-label={t(messages.shareButtonName)}>
          <Link2 aria-hidden="true" />
          <span>{t(messages.shareButton)}</span>
        </Compact>
      </Controls>
      {asking !== 'never' && (
        <Suspense>
          <SubscribeToMarket
            kind={kind}
            query={viewString({ ...view, sortBy: undefined })}
            filters={values.map(({ label }) => label)}
            isOpen={asking === 'open'}
            onClose={() => setAsking('closed')}
          />
        </Suspense>
      )}
      {sheet !== 'never' && (
        <Suspense>
          <FilterSheet market={market} isOpen={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding-block: 12px;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
`;

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > strong {
    color: var(--text);
    font-size: 1rem;
    font-weight: 600;
  }
`;

/** Hidden at medium widths, so that the controls fit. */
const Hot = styled.span`
  @media (560px <= width < 1140px) {
    display: none;
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  ${NARROW} {
    inline-size: 100%;

    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const FilterButton = styled(Button)`
  display: none;
  white-space: nowrap;

  ${MOBILE_SCRIPTED} {
    display: inline-flex;
  }
`;

const Matching = styled.div`
  ${NARROW} {
    display: none;
  }
`;

const Compact = styled(Button)`
  ${NARROW} {
    padding-inline: 9px;

    > span {
      display: none;
    }
  }
`;
