import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { call } from '../api.ts';
import { SubscribeDialog } from '../subscriptions/SubscribeDialog.tsx';
import { everythingOf } from '../subscriptions/ways.ts';

interface Props {
  kind: CardKind;
  /** The view, as the market's address carries it. */
  query: string;
  /** The same in words. */
  filters: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Asks how often a market view shall be mailed. */
export default function SubscribeToMarket({ kind, query, filters, isOpen, onClose }: Props) {
  const type = KINDS[kind].market;
  return (
    <SubscribeDialog
      title={`Mail me new ${KINDS[kind].nouns}`}
      view={{ type, query }}
      filters={filters}
      everything={everythingOf({ type })}
      isOwnAtOnce
      subscribe={async (asked) => {
        const body = { query, ...asked };
        return (await call('POST /market/{type}/subscribe/', { params: { type }, body })).is_confirmed;
      }}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
