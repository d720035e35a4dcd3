import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { isSpent } from '../auth/links/isSpent.ts';
import type { SubscriptionApi } from './ways.ts';

/** Retries errors other than an expired link. */
const retry = (failures: number, error: unknown) => failures < 2 && !isSpent(error);

/** The subscription that a link in an email would confirm. */
export function confirmationQuery({ name, lookUp }: SubscriptionApi, uidb64: string) {
  return queryOptions({
    queryKey: ['subscription', name, 'confirm', uidb64],
    queryFn: ({ signal }) => lookUp(uidb64, signal),
    // Never refetched, because the response changes once the link has been used.
    staleTime: Infinity,
    retry,
  });
}

/** The subscription that a link in an email would end. */
export function subscriptionQuery({ name, lookUpEnd }: SubscriptionApi, uidb64: string) {
  return queryOptions({
    queryKey: ['subscription', name, 'end', uidb64],
    queryFn: ({ signal }) => lookUpEnd(uidb64, signal),
    staleTime: Infinity,
    retry,
  });
}

/** Whether the recipient of the email that contains the link receives bulk email. */
export function mailChoiceQuery(uidb64: string) {
  return queryOptions({
    queryKey: ['mail-choice', uidb64],
    queryFn: ({ signal }) => call('GET /mails/choice/{uidb64}/', { params: { uidb64 }, signal }),
    staleTime: Infinity,
    retry,
  });
}

export const reasonsQuery = queryOptions({
  queryKey: ['unsubscribe-reasons'],
  queryFn: ({ signal }) => call('GET /available_resources/dict/reason_choices/', { signal }),
  staleTime: Infinity,
});
