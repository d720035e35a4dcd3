import type { OwnSubscription } from '@crewdock/contract/subscriptions';
import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { Link } from 'react-router';
import { styled } from 'styled-components';
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

const ABOUT: Record<OwnSubscription['about'], string> = {
  talents: 'New talents',
  jobs: 'New jobs',
  resources: 'Available people',
};
const FREQUENCIES = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
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
      <Message icon={<BellRing />} title="No subscriptions">
        <p>Filter the market as you like, then press “Mail me”: we write to you when there is something new.</p>
        <ButtonLink to="/market">Go to the market</ButtonLink>
      </Message>
    );
  }
  return (
    <List aria-label="Subscriptions">
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
  const name = [ABOUT[about], ...filters].join(', ');
  return (
    <Item aria-label={name}>
      <Link to={path}>{ABOUT[about]}</Link>
      <p>{filters.length > 0 ? <UserTexts parts={filters} /> : 'Everything that is new'}</p>
      {is_active && <p>{describeSchedule(subscription)}</p>}
      <Actions>
        {is_active ? (
          <>
            <Select
              label="Comes"
              value={frequency}
              options={FREQUENCIES}
              onChange={(often) => change({ frequency: often })}
            />
            <DigestTimeFields schedule={subscription} onChange={change} />
            {time_zone !== here && (
              <Button aria-label={`Use ${zoneName(here)} for ${name}`} onPress={() => change({ time_zone: here })}>
                Use {zoneName(here)}
              </Button>
            )}
            <Switch isSelected={is_paused} onChange={(pauses) => change({ is_paused: pauses })}>
              Paused
            </Switch>
          </>
        ) : (
          <span>Ended.</span>
        )}
        {/* A single button with a changing label, so that the focus stays on the button. */}
        <Button
          aria-label={is_active ? `Unsubscribe from ${name}` : `Subscribe again to ${name}`}
          onPress={() => change({ is_active: !is_active })}
        >
          {is_active ? 'Unsubscribe' : 'Subscribe again'}
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
