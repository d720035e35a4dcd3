import type { Waiting } from '@crewdock/contract/staff/navigation';
import type { Session } from '@crewdock/contract/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

const MINUTE = 60_000;

/** What waits at the staff's places, asked for again each minute while somebody looks. */
const waitingQuery = queryOptions({
  queryKey: ['staff', 'waiting'],
  queryFn: ({ signal }) => call('GET /admin-panel/waiting/', { signal }),
  refetchInterval: MINUTE,
  refetchOnWindowFocus: true,
});

/** The same for whoever is signed in; undefined for everybody but staff, and while it isn't known. */
export function useWaiting(session: Session | null): Waiting | undefined {
  const isStaffs = session?.staff === true && !session.lacks_second_factor;
  const { data } = useQuery({ ...waitingQuery, enabled: isStaffs });
  return isStaffs ? data : undefined;
}
