import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { EACH_VISIT } from '../queryClient.ts';

/** The latest interview of a relation. */
export function interviewQuery(relationId: number) {
  return queryOptions({
    queryKey: ['interview', relationId],
    queryFn: ({ signal }) => call('GET /relations/{id}/interview/', { params: { id: relationId }, signal }),
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
  });
}

/** The interview that a link in an email opens. */
export function linkedInterviewQuery(token: string) {
  return queryOptions({
    queryKey: ['interview-link', token],
    queryFn: ({ signal }) => call('GET /interview_links/{token}/', { params: { token }, signal }),
    staleTime: EACH_VISIT,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** The user's weekly free hours, and the next free times with a length of `minutes`. */
export function freeHoursQuery(minutes: number) {
  return queryOptions({
    queryKey: ['free-hours', minutes],
    queryFn: ({ signal }) => call('GET /interviews/free_hours/', { query: { minutes }, signal }),
    staleTime: EACH_VISIT,
  });
}
