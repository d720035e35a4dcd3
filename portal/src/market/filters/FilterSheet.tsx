import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import Sheet from '../../ui/primitives/Sheet.tsx';
import { SavedFilters } from '../saved/SavedFilters.tsx';
import type { Market } from '../useMarket.ts';
import { getMatchingOptions } from '../words.ts';
import { styled } from 'styled-components';
import { FilterRail } from './FilterRail.tsx';
import { FilterSelect } from './FilterSelect.tsx';

interface Props {
  market: Market;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters on a phone. Changes update the results immediately; the button only closes the sheet. */
export default function FilterSheet({ market, isOpen, onClose }: Props) {
  const { kind, view, first, change } = market;
  return (
    <Sheet
      title={t(messages.filtersTitle)}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Wide $kind="primary" $size="large" onPress={onClose}>
          {first.data ? t(messages.showCount, { kind, count: first.data.total }) : t(messages.showResults)}
        </Wide>
      }
    >
      <FilterRail
        market={market}
        head={
          <FilterSelect
            label={t(messages.matching)}
            value={view.matching ?? 'recommended'}
            options={getMatchingOptions()}
            onChange={(matching) => change((from) => ({ ...from, matching }))}
          />
        }
      >
        <SavedFilters market={market} />
      </FilterRail>
    </Sheet>
  );
}

const Wide = styled(Button)`
  inline-size: 100%;
`;
