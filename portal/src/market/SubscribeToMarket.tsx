import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { call } from '../api.ts';
import { SubscribeDialog } from '../subscriptions/SubscribeDialog.tsx';
import { getUnfilteredText } from '../subscriptions/ways.ts';

interface Props {
  kind: CardKind;
  /** The view as a query string. */
  query: string;
  /** The filters as display text. */
  filters: string[];
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to subscribe to a market view by email, with a choice of frequency and time. */
export default function SubscribeToMarket({ kind, query, filters, isOpen, onClose }: Props) {
  const type = KINDS[kind].market;
  return (
    <SubscribeDialog
      title={t(messages.alertsTitle, { kind })}
      view={{ type, query }}
      filters={filters}
      everything={getUnfilteredText({ type })}
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
