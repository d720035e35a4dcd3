import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import type { ActiveValue } from '../../market/activeValues.ts';
import { SubscribeDialog } from '../../subscriptions/SubscribeDialog.tsx';
import { getUnfilteredText } from '../../subscriptions/ways.ts';
import type { ResourceView } from '../queries.ts';
import { alertsTitle } from './messages.ts';

interface Props {
  view: ResourceView;
  /** The filters as display text. */
  values: readonly ActiveValue[];
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog to subscribe to new resources that match the active filters, except search words and dates. */
export function SubscribeToResources({ view, values, isOpen, onClose }: Props) {
  const { search: _, availability: __, sortBy: ___, ...filters } = view;
  return (
    <SubscribeDialog
      title={t(alertsTitle)}
      view={filters}
      filters={values.filter(({ key }) => key !== 'search' && key !== 'availability').map(({ label }) => label)}
      everything={getUnfilteredText({})}
      isOwnAtOnce={false}
      subscribe={async ({ frequency: _frequency, weekday: _weekday, ...asked }) => {
        await call('POST /available_resources/subscribe/', { query: {}, body: { filters, ...asked } });
        return false;
      }}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
