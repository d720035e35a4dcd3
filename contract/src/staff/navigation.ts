import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, visibleText } from '../fields.ts';
import { SEARCH_MAX } from '../limits.ts';

/** Maximum count; higher numbers are not distinguished. */
export const WAITING_MAX = 1000;
/** Maximum number of search results: per kind of card, and of people. */
export const FOUND_MAX = 5;

const Found = z.object({
  id: Id,
  name: z.string(),
  /** Additional text to distinguish results with the same name. */
  more: z.string(),
});

const count = z.int().max(WAITING_MAX);

export const Waiting = z.object({
  /** Number of new inbox entries. */
  updates: count,
  /** Number of undecided applications. */
  applications: count,
  /** Number of talents that staff have not reviewed. */
  screening: count,
  /** Number of jobs with a proposal that the job’s side has not answered. */
  requests: count,
  /** Number of skills that users entered and staff have not approved. */
  skills: count,
});
export type Waiting = z.infer<typeof Waiting>;

/** Counts and search for the navigation of the staff panel. */
export const staffNavigation = {
  countWaiting: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/waiting/',
    access: 'staff',
    summary: `Returns the number of open tasks for staff per section, up to ${WAITING_MAX}.`,
    response: Waiting,
  }),
  find: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/find/',
    access: 'staff',
    summary: `Finds requests, talents and people by number or words, at most ${FOUND_MAX} of each. Cards are found as in \`suggest/\`, without archived ones.`,
    query: z.strictObject({ search: visibleText(SEARCH_MAX) }),
    response: z.object({
      requests: z.array(Found),
      talents: z.array(Found),
      people: z.array(
        Found.omit({ id: true }).extend({
          uid: z.uuid(),
          /** The staff table that contains the account. */
          table: z.enum(['vendors', 'clients', 'contractors', 'staff']),
        }),
      ),
    }),
  }),
};
