import { type MarketUrlView, type ViewName, countFilters } from '@crewdock/sdk/market/view';
import type { Facets } from '@crewdock/contract/market';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from './messages.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { withoutFilters } from '../activeValues.ts';
import type { Market } from '../useMarket.ts';
import { AvailabilityFilter } from './AvailabilityFilter.tsx';
import { CityFilter } from './CityFilter.tsx';
import { EnglishFilter } from './EnglishFilter.tsx';
import { FilterRailSkeleton } from './FilterRailSkeleton.tsx';
import { FilterSection } from './FilterSection.tsx';
import { FilterTick } from './FilterTick.tsx';
import { LocationFilter } from './LocationFilter.tsx';
import { OptionList } from './OptionList.tsx';
import { ShowResults, plainField } from './PlainForm.tsx';
import { RateFilter } from './RateFilter.tsx';
import { SkillFilter } from './SkillFilter.tsx';
import { SpecializationFilter } from './SpecializationFilter.tsx';
import { withTick } from './withTick.ts';

type ListFilter = 'skills' | 'main_skills' | 'seniority' | 'engagement' | 'work_mode' | 'industry' | 'location';

interface Props {
  market: Pick<Market, 'kind' | 'view' | 'change'> & { first: { data?: { facets: Facets | null } | undefined } };
  head?: ReactNode;
  /** Shown below the filters. */
  children?: ReactNode;
  /** Filters to show; all filters if omitted. */
  only?: readonly ViewName[];
  /** Whether filters are active that the market does not show. */
  hasMore?: boolean;
  /** Clears the filters; by default, all filters of the market. */
  onClear?: () => void;
}

/** All filters, with the number of results for each value. */
export function FilterRail({ market, head, children, only, hasMore = false, onClear }: Props) {
  const { kind, view, first, change } = market;
  const has = (name: ViewName) => !only || only.includes(name);
  const facets = first.data?.facets;
  if (!facets) return <FilterRailSkeleton />;
  const nonEmpty =
    (picked: number[] = []) =>
    (value: { id: number; count: number }) =>
      value.count > 0 || picked.includes(value.id);
  const tick =
    <N extends ListFilter>(name: N) =>
    (value: NonNullable<MarketUrlView[N]>[number], on: boolean) =>
      change((from) => ({ ...from, [name]: withTick<string | number>(from[name], value, on) }));
  const count = (name: ListFilter) => view[name]?.length ?? 0;
  return (
    <>
      <Head>
        {head ?? <h2>{t(messages.filtersTitle)}</h2>}
        {(hasMore || countFilters(view) > 0) && (
          <Button $kind="quiet" $size="small" onPress={onClear ?? (() => change(withoutFilters))}>
            {t(messages.clearButton)}
          </Button>
        )}
      </Head>
      <FilterSection title={t(messages.skills)} active={count('skills')} startsOpen>
        <SkillFilter
          name="skills"
          label={t(messages.searchSkills)}
          facet={facets.skills}
          counted
          picked={view.skills ?? []}
          onTick={tick('skills')}
        />
      </FilterSection>
      {has('main_skills') && (
        <FilterSection title={t(messages.mainSkills)} active={count('main_skills')}>
          <SkillFilter
            name="main_skills"
            label={t(messages.searchMainSkills)}
            facet={facets.skills}
            counted={false}
            picked={view.main_skills ?? []}
            onTick={tick('main_skills')}
          />
        </FilterSection>
      )}
      {has('specializations') && (
        <FilterSection
          title={t(messages.specialization)}
          active={(view.category?.length ?? 0) + (view.specializations?.length ?? 0) + (view.fullStack ? 1 : 0)}
          startsOpen
        >
          <SpecializationFilter facets={facets} view={view} change={change} />
          <FilterTick
            {...plainField('fullStack', 1)}
            isSelected={view.fullStack ?? false}
            onChange={(on) => change((from) => ({ ...from, fullStack: on || undefined }))}
          >
            {t(messages.fullStackOnly)}
          </FilterTick>
        </FilterSection>
      )}
      <FilterSection title={t(messages.seniority)} active={count('seniority')} startsOpen>
        <OptionList
          name="seniority"
          options={facets.seniority}
          picked={view.seniority ?? []}
          onTick={tick('seniority')}
        />
      </FilterSection>
      <FilterSection title={t(messages.english)} active={view.english ? 1 : 0} startsOpen>
        <EnglishFilter
          kind={kind}
          facet={facets.english}
          picked={view.english}
          onChange={(english) => change((from) => ({ ...from, english }))}
        />
      </FilterSection>
      <FilterSection title={t(messages.hourlyRate)} active={view.hourlyRate ? 1 : 0} startsOpen>
        <RateFilter
          label={t(messages.hourlyRate)}
          name="hourlyRate"
          value={view.hourlyRate}
          onChange={(hourlyRate) => change((from) => ({ ...from, hourlyRate }), 'type')}
        />
      </FilterSection>
      {has('monthlyRate') && (
        <FilterSection title={t(messages.monthlyRate)} active={view.monthlyRate ? 1 : 0}>
          <RateFilter
            label={t(messages.monthlyRate)}
            name="monthlyRate"
            value={view.monthlyRate}
            onChange={(monthlyRate) => change((from) => ({ ...from, monthlyRate }), 'type')}
          />
        </FilterSection>
      )}
      {has('availability') && kind === 'talent' && (
        <FilterSection title={t(messages.availability)} active={view.availability === undefined ? 0 : 1} startsOpen>
          <AvailabilityFilter
            facet={facets.availability}
            picked={view.availability}
            onChange={(availability) => change((from) => ({ ...from, availability }))}
          />
        </FilterSection>
      )}
      {has('work_mode') && kind === 'request' && (
        <FilterSection title={t(messages.workMode)} active={count('work_mode')} startsOpen>
          <OptionList
            name="work_mode"
            options={facets.work_mode}
            picked={view.work_mode ?? []}
            onTick={tick('work_mode')}
          />
        </FilterSection>
      )}
      {has('engagement') && kind === 'request' && (
        <FilterSection title={t(messages.engagement)} active={count('engagement')} startsOpen>
          <OptionList
            name="engagement"
            options={facets.engagement}
            picked={view.engagement ?? []}
            onTick={tick('engagement')}
          />
        </FilterSection>
      )}
      <FilterSection title={t(messages.location)} active={count('location')} startsOpen>
        <LocationFilter facet={facets.country} picked={view.location ?? []} onTick={tick('location')} />
      </FilterSection>
      {has('city') && kind === 'request' && (
        <FilterSection title={t(messages.cityOrRegion)} active={view.city ? 1 : 0} startsOpen>
          <CityFilter value={view.city ?? ''} onChange={(city) => change((from) => ({ ...from, city }), 'type')} />
        </FilterSection>
      )}
      {has('industry') && (
        <FilterSection title={t(messages.industry)} active={count('industry')}>
          <OptionList
            name="industry"
            options={facets.industries.filter(nonEmpty(view.industry))}
            picked={view.industry ?? []}
            onTick={tick('industry')}
          />
        </FilterSection>
      )}
      <ShowResults />
      {children}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 36px;
  padding-block-end: 8px;

  > h2 {
    font-size: 1rem;
  }

  > button {
    margin-inline: auto -8px;
  }
`;
