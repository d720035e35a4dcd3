import type { Facets } from '@crewdock/contract/market';
import type { MarketUrlView } from '@crewdock/sdk/market/view';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { specializationsQuery } from '../../cards/specializations.ts';
import type { ChangeView } from '../useMarket.ts';
import { FilterTick } from './FilterTick.tsx';
import { OptionCount } from './OptionCount.tsx';
import { OptionList } from './OptionList.tsx';
import { plainField } from './PlainForm.tsx';
import { withTick } from './withTick.ts';

interface Props {
  facets: Facets;
  view: MarketUrlView;
  change: ChangeView;
}

/** Filter for categories and the specializations in each category. */
export function SpecializationFilter({ facets, view, change }: Props) {
  const { data: groups = [] } = useQuery(specializationsQuery);
  const categories = new Map(facets.categories.map((value) => [value.id, value.count]));
  const specializations = new Map(facets.specializations.map((value) => [value.id, value.count]));
  const picked = view.specializations ?? [];
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return (
    <ul>
      {groups.map((group) => {
        const here = group.specializations.filter(({ id }) => picked.includes(id));
        const open = toggled.has(group.id) !== here.length > 0;
        const on = view.category?.includes(group.id) ?? false;
        return (
          <li key={group.id}>
            <Head>
              <FilterTick
                {...plainField('category', group.id)}
                isSelected={on}
                isIndeterminate={!on && here.length > 0}
                onChange={(tick) => change((from) => ({ ...from, category: withTick(from.category, group.id, tick) }))}
              >
                <Label $empty={categories.get(group.id) === 0}>{group.label}</Label>
                <OptionCount count={categories.get(group.id)} />
              </FilterTick>
              <Unfold
                $size={28}
                aria-label={t(messages.specializationsOf, { category: group.label })}
                aria-expanded={open}
                onPress={() => toggle(group.id)}
              >
                <ChevronRight />
              </Unfold>
            </Head>
            {open && (
              <Nested>
                <OptionList
                  name="specializations"
                  options={group.specializations.map((value) => ({
                    ...value,
                    count: specializations.get(value.id) ?? 0,
                  }))}
                  picked={here.map(({ id }) => id)}
                  onTick={(id, tick) =>
                    change((from) => ({ ...from, specializations: withTick(from.specializations, id, tick) }))
                  }
                  most={20}
                />
              </Nested>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Label = styled.span<{ $empty: boolean }>`
  color: var(${({ $empty }) => ($empty ? '--muted' : '--text')});
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  > :first-child {
    flex: 1;
  }
`;

const Unfold = styled(IconButton)`
  margin-inline-end: -6px;
  color: var(--muted);

  > .lucide {
    transition: rotate var(--swift);
  }

  &[aria-expanded='true'] > .lucide {
    rotate: 90deg;
  }
`;

const Nested = styled.div`
  padding-inline: 26px 26px;
`;
