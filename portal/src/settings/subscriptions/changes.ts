import type { OwnSubscription } from '@crewdock/contract/subscriptions';
import { call } from '../../api.ts';
import { optimistic } from '../../query/optimistic.ts';
import { notify } from '../../ui/notices.ts';
import { tellRefusal } from '../../ui/refusal.ts';
import { subscriptionsQuery } from '../queries.ts';

export type SubscriptionChange = Partial<Pick<OwnSubscription, 'frequency' | 'is_paused' | 'is_active'>>;

/** Changes a subscription at once; changes of one are sent one after the other, so that the last one holds. */
export async function changeSubscription(uid: string, wanted: SubscriptionChange): Promise<void> {
  const { queryKey } = subscriptionsQuery;
  // One that has ended stays on the page for whoever wants it back.
  const change = (all: OwnSubscription[]) => all.map((one) => (one.uid === uid ? { ...one, ...wanted } : one));
  const before = underWay.get(uid);
  const send = async () => {
    await before;
    return call('PATCH /profile/subscriptions/{uid}/', { params: { uid }, body: wanted });
  };
  const told = optimistic<OwnSubscription[], unknown>(queryKey, change, send).then(
    () => notify({ text: saidOf(wanted) }),
    tellRefusal,
  );
  underWay.set(uid, told);
  await told;
  if (underWay.get(uid) === told) underWay.delete(uid);
}

/** The last change of a subscription that isn't answered yet. */
const underWay = new Map<string, Promise<void>>();

function saidOf({ is_active }: SubscriptionChange): string {
  if (is_active === undefined) return 'Data successfully updated';
  return is_active ? 'Thank you for subscribing!' : 'You’ve been unsubscribed';
}
