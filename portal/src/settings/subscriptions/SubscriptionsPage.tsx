import type { OwnSubscription } from '@crewdock/contract/subscriptions';
import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { ownZone, zoneName } from '../../browser/timeZone.ts';
import { DigestTimeFields } from '../../subscriptions/DigestTimeFields.tsx';
import { describeSchedule } from '../../subscriptions/digestTime.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { ErrorState } from '../../ui/patterns/ErrorState.tsx';
import { Message } from '../../ui/primitives/Message.tsx';
import { Select } from '../../ui/primitives/Select.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Switch } from '../../ui/primitives/Switch.tsx';
import { subscriptionsQuery } from '../queries.ts';
import { Actions } from '../../ui/primitives/Actions.ts';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { type SubscriptionChange, changeSubscription } from './changes.ts';
import { UserTexts } from '../../ui/primitives/UserText.tsx';

const ABOUT = {
  talents: messages.newTalents,
  jobs: messages.newJobs,
  resources: messages.availablePeople,
} satisfies Record<OwnSubscription['about'], object>;
const FREQUENCIES = [
  { id: 'daily', label: messages.daily },
  { id: 'weekly', label: messages.weekly },
] as const;

/** Settings page for the user's email subscriptions: frequency, time, pause, and unsubscribing. */
export function SubscriptionsPage() {
  return (
    <SettingsFrame>
      <Subscriptions />
    </SettingsFrame>
  );
}

function Subscriptions() {
  const { data, error, refetch } = useQuery(subscriptionsQuery);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton $height={120} />;
  if (data.length === 0) {
    return (
      <Message icon={<BellRing />} title={t(messages.noSubscriptionsTitle)}>
        <p>{t(messages.noSubscriptionsText)}</p>
        <ButtonLink to="/market">{t(messages.goToMarket)}</ButtonLink>
      </Message>
    );
  }
  return (
    <List aria-label={t(messages.subscriptionsPage)}>
      {data.map((subscription) => (
        <Entry key={subscription.uid} subscription={subscription} />
      ))}
    </List>
  );
}

function Entry({ subscription }: { subscription: OwnSubscription }) {
  const { uid, about, filters, path, frequency, time_zone, is_paused, is_active } = subscription;
  const here = ownZone();
  const change = (wanted: SubscriptionChange) => void changeSubscription(uid, wanted);
  const name = [t(ABOUT[about]), ...filters].join(', ');
  return (
    <Item aria-label={name}>
      <Link to={path}>{t(ABOUT[about])}</Link>
      <p>{filters.length > 0 ? <UserTexts parts={filters} /> : t(messages.noFilters)}</p>
      {is_active && <p>{describeSchedule(subscription)}</p>}
      <Actions>
        {is_active ? (
          <>
            <Select
              label={t(messages.frequencyLabel)}
              value={frequency}
              options={FREQUENCIES.map(({ id, label }) => ({ id, label: t(label) }))}
              onChange={(often) => change({ frequency: often })}
            />
            <DigestTimeFields schedule={subscription} onChange={change} />
            {time_zone !== here && (
              <Button
                aria-label={t(messages.zoneButtonFor, { zone: zoneName(here), name })}
                onPress={() => change({ time_zone: here })}
              >
                {t(messages.zoneButton, { zone: zoneName(here) })}
              </Button>
            )}
            <Switch isSelected={is_paused} onChange={(pauses) => change({ is_paused: pauses })}>
              {t(messages.pausedLabel)}
            </Switch>
          </>
        ) : (
          <span>{t(messages.ended)}</span>
        )}
        {/* A single button with a changing label, so that the button keeps the focus. */}
        <Button
          aria-label={t(is_active ? messages.unsubscribeFrom : messages.resubscribeTo, { name })}
          onPress={() => change({ is_active: !is_active })}
        >
          {t(is_active ? messages.unsubscribeButton : messages.resubscribeButton)}
        </Button>
      </Actions>
    </Item>
  );
}

const List = styled.ul`
  max-inline-size: 640px;
`;

const Item = styled.li`
  display: grid;
  gap: 8px;
  padding-block: 16px;
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--line);
  }

  > a {
    justify-self: start;
    font-weight: 500;
  }

  > p {
    color: var(--muted);
  }
`;
