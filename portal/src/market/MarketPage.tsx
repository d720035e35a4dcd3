import type { CardKind } from '@crewdock/contract/kinds';
import type { AppType } from '@crewdock/contract/accounts';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { usePageTitle } from '../frame/pageTitle.ts';
import { selectAppType } from '../session/appType.ts';
import { rememberMarket } from '../session/defaultRoutes.ts';
import { isSignedIn } from '../session/session.ts';
import { MOBILE, NARROW } from '../ui/styles/screen.ts';
import { activeValues, withoutFilters } from './activeValues.ts';
import { ActiveChips } from './ActiveChips.tsx';
import { marketAddress } from './address.ts';
import { FilterAside } from './filters/FilterAside.tsx';
import { FilterRail } from './filters/FilterRail.tsx';
import { PlainForm } from './filters/PlainForm.tsx';
import { MarketBar } from './MarketBar.tsx';
import { Results } from './Results.tsx';
import { SavedFilters } from './saved/SavedFilters.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useMarket } from './useMarket.ts';
import { pageWidth } from '../ui/styles/pageWidth.ts';

/** Assumed account types of visitors: clients in the talent market, people who look for work in the job market. */
const VISITORS = { talent: 1, request: 3 } as const satisfies Record<CardKind, AppType>;

/** Page of the market of talents or jobs, with filters and results. The whole state is in the URL. */
export function MarketPage({ kind }: { kind: CardKind }) {
  const market = useMarket(kind);
  const { view, first, change } = market;
  const facets = first.data?.facets ?? null;
  const values = activeValues(kind, view, facets);
  // The titles of all other market pages are in the route table.
  const named = kind === 'talent' && !market.isShared && !first.isPlaceholderData;
  usePageTitle(named ? talentsTitle(values.map((value) => value.label)) : undefined);
  useEffect(() => {
    if (!isSignedIn()) selectAppType(VISITORS[kind]);
    rememberMarket(`market-${kind}s`);
  }, [kind]);
  return (
    <Layout>
      <PlainForm action={marketAddress(kind, {})} />
      <Head>
        <h1>{t(kind === 'talent' ? messages.talentsTitle : messages.jobsTitle)}</h1>
        <p>{t(messages.introduction, { kind })}</p>
      </Head>
      <FilterAside>
        <FilterRail market={market}>
          <SavedFilters market={market} />
        </FilterRail>
      </FilterAside>
      <Main>
        <SearchBox
          kind={kind}
          value={view.search ?? ''}
          onChange={(search) => change((from) => ({ ...from, search }), 'type')}
        />
        <MarketBar market={market} values={values} />
        <ActiveChips values={values} change={change} onClear={() => change(withoutFilters)} />
        <Results market={market} />
      </Main>
    </Layout>
  );
}

/** Formats `Talents: React, Senior`, so that users can distinguish several windows. */
function talentsTitle(labels: string[]): string {
  return labels.length > 0
    ? t(messages.filteredTalentsTitle, { filters: labels.slice(0, 3).join(', ') })
    : t(messages.talentsTitle);
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  gap: 12px 40px;
  ${pageWidth}
  padding-block: 24px 64px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${NARROW} {
    padding-block: 24px 48px;
  }
`;

const Main = styled.section`
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  grid-column: 1 / -1;
  gap: 4px 12px;

  > h1 {
    font-size: 1.75rem;
  }

  > p {
    color: var(--muted);
    font-size: 1rem;
  }
`;
