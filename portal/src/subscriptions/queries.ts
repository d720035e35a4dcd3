import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { isSpent } from '../auth/links/isSpent.ts';
import type { Way } from './ways.ts';

/** A link that works no more is not asked for again. */
const retry = (failures: number, error: unknown) => failures < 2 && !isSpent(error);

/** What the link of a mail would confirm. */
export function confirmationQuery({ name, lookUp }: Way, uidb64: string) {
  return queryOptions({
    queryKey: ['subscription', name, 'confirm', uidb64],
    queryFn: ({ signal }) => lookUp(uidb64, signal),
    // It says something else as soon as it was used.
    staleTime: Infinity,
    retry,
  });
}

/** The subscription that the link of a mail would end. */
export function subscriptionQuery({ name, lookUpEnd }: Way, uidb64: string) {
  return queryOptions({
    queryKey: ['subscription', name, 'end', uidb64],
    queryFn: ({ signal }) => lookUpEnd(uidb64, signal),
    staleTime: Infinity,
    retry,
  });
}

/** Whether mails to many come to the person behind the link of one. */
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
