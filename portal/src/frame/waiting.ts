import type { Waiting } from '@crewdock/contract/staff/navigation';
import type { Session } from '@crewdock/contract/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

const MINUTE = 60_000;

export const WAITING_KEY = ['staff', 'waiting'] as const;

/** Counters of pending staff work, polled each minute while the window has the focus. */
const waitingQuery = queryOptions({
  queryKey: WAITING_KEY,
  queryFn: ({ signal }) => call('GET /admin-panel/waiting/', { signal }),
  refetchInterval: MINUTE,
  refetchOnWindowFocus: true,
});

/** The counters for staff; undefined for other users and until loaded. */
export function useWaiting(session: Session | null): Waiting | undefined {
  const isStaffs = session?.staff === true && !session.lacks_second_factor;
  const { data } = useQuery({ ...waitingQuery, enabled: isStaffs });
  return isStaffs ? data : undefined;
}
