import type { OwnSubscription } from '@crewdock/contract/subscriptions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { call } from '../../api.ts';
import { queryClient } from '../../queryClient.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Message } from '../../ui/Message.tsx';
import { notify } from '../../ui/notices.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { subscriptionsQuery } from '../queries.ts';
import { Actions } from '../../ui/Actions.ts';
import { SettingsFrame } from '../SettingsFrame.tsx';

const ABOUT: Record<OwnSubscription['about'], string> = {
  talents: 'New talents',
  jobs: 'New jobs',
  resources: 'Available people',
};
const FREQUENCIES = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
] as const;

/** What is mailed to one's own address: how often, whether it pauses, and its end. */
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

type Change = Partial<Pick<OwnSubscription, 'frequency' | 'is_paused' | 'is_active'>>;

function Entry({ subscription }: { subscription: OwnSubscription }) {
  const { uid, about, filters, path } = subscription;
  const change = useMutation({
    mutationFn: (body: Change) => call('PATCH /profile/subscriptions/{uid}/', { params: { uid }, body }),
    onSuccess(changed, wanted) {
      // One that has ended stays here for whoever wants it back.
      queryClient.setQueryData(subscriptionsQuery.queryKey, (all) =>
        all?.map((one) => (one.uid === uid ? changed : one)),
      );
      const ended = wanted.is_active === false && 'You’ve been unsubscribed';
      const taken = wanted.is_active === true && 'Thank you for subscribing!';
      notify({ text: ended || taken || 'Data successfully updated' });
    },
    onError: tellRefusal,
  });
  const shown = { ...subscription, ...(change.isPending && change.variables) };
  const name = [ABOUT[about], ...filters].join(', ');
  return (
    <Item aria-label={name}>
      <Link to={path}>{ABOUT[about]}</Link>
      <p>{filters.length > 0 ? filters.join(' · ') : 'Everything that is new'}</p>
      <Actions>
        {shown.is_active ? (
          <>
            <Select
              label="Comes"
              value={shown.frequency}
              options={FREQUENCIES}
              onChange={(frequency) => change.mutate({ frequency })}
            />
            <Switch
              isSelected={shown.is_paused}
              isReadOnly={change.isPending}
              onChange={(is_paused) => change.mutate({ is_paused })}
            >
              Paused
            </Switch>
            <Button
              isPending={change.isPending && change.variables.is_active === false}
              onPress={() => change.mutate({ is_active: false })}
            >
              Unsubscribe
            </Button>
          </>
        ) : (
          <>
            <span>Ended.</span>
            <Button isPending={change.isPending} onPress={() => change.mutate({ is_active: true })}>
              Subscribe again
            </Button>
          </>
        )}
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
