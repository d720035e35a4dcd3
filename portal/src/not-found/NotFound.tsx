import type { CardKind } from '@crewdock/contract/kinds';
import { useStore } from '@nanostores/react';
import { MissingPage } from '../frame/MissingPage.tsx';
import { MarketSearch } from '../market/MarketSearch.tsx';
import { $company } from '../session/company.ts';

interface Props {
  /** Looked for by most who come here. */
  kind?: CardKind;
  gone?: boolean;
}

/** A public address with nothing behind it, and a search for what was meant. */
export function NotFound({ kind, gone }: Props) {
  const isMarketOpen = useStore($company)?.market_enabled !== false;
  return <MissingPage gone={gone}>{isMarketOpen && <MarketSearch of={kind} />}</MissingPage>;
}
