import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { MissingPage } from '../frame/MissingPage.tsx';
import { MarketSearchForm } from '../market/MarketSearch.tsx';
import { $company } from '../session/company.ts';

interface Props {
  /** The kind of card to which the URL probably referred. */
  kind?: CardKind;
  gone?: boolean;
}

/** The page for status 404 or 410 of a public URL, with a market search. */
export function NotFound({ kind, gone }: Props) {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  return <MissingPage gone={gone}>{isMarketOpen && <MarketSearchForm of={kind} />}</MissingPage>;
}
