import type { DigestSchedule, OwnSubscription } from '@crewdock/contract/subscriptions';
import { t } from '../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { call } from '../../api.ts';
import { updateOptimistically } from '../../query/optimistic.ts';
import { createKeyedQueue } from '../../query/turns.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import { tellRefusal } from '../../ui/patterns/refusal.ts';
import { subscriptionsQuery } from '../queries.ts';

export type SubscriptionChange = Partial<Pick<OwnSubscription, keyof DigestSchedule | 'is_paused' | 'is_active'>>;

/**
 * Changes a subscription with an optimistic update. Changes of the same subscription are queued, so that the last
 * change remains stored.
 */
export async function changeSubscription(uid: string, wanted: SubscriptionChange): Promise<void> {
  const { queryKey } = subscriptionsQuery;
  // A canceled subscription stays in the list, so that the user can subscribe again.
  const change = (all: OwnSubscription[]) => all.map((one) => (one.uid === uid ? { ...one, ...wanted } : one));
  const send = () =>
    inTurn(uid, undefined, () => call('PATCH /profile/subscriptions/{uid}/', { params: { uid }, body: wanted }));
  try {
    await updateOptimistically<OwnSubscription[], unknown>(queryKey, change, send);
    showNotice({ text: saidOf(wanted) });
  } catch (error) {
    tellRefusal(error);
  }
}

const inTurn = createKeyedQueue<unknown>();

function saidOf({ is_active }: SubscriptionChange): string {
  if (is_active === undefined) return t(messages.saved);
  return t(is_active ? messages.subscribed : messages.unsubscribed);
}
