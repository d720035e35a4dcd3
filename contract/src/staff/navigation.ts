import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, visibleText } from '../fields.ts';
import { SEARCH_MAX } from '../limits.ts';

/** Counts stop at this number. */
export const WAITING_MAX = 1000;
/** Maximum number of search results per kind of card, and of people. */
export const FOUND_MAX = 5;

const Found = z.object({
  id: Id,
  name: z.string(),
  /** Text that distinguishes results with the same name. */
  more: z.string(),
});

const count = z.int().max(WAITING_MAX);

export const Waiting = z.object({
  /** New entries in the inbox. */
  updates: count,
  /** Undecided applications. */
  applications: count,
  /** Talents that staff have not reviewed. */
  screening: count,
  /** Relations that need a confirmation. */
  relations: count,
  /** Skills entered by users, not approved yet. */
  skills: count,
});
export type Waiting = z.infer<typeof Waiting>;

/** Navigation of the staff panel: counts and search. */
export const staffNavigation = {
  countWaiting: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/waiting/',
    access: 'staff',
    summary: `What waits for staff at each place, counted up to ${WAITING_MAX}.`,
    response: Waiting,
  }),
  find: defineEndpoint({
    method: 'GET',
    path: '/admin-panel/find/',
    access: 'staff',
    summary: `Requests, talents and people by a number or words, ${FOUND_MAX} of each; cards as suggested, archived ones left out.`,
    query: z.strictObject({ search: visibleText(SEARCH_MAX) }),
    response: z.object({
      requests: z.array(Found),
      talents: z.array(Found),
      people: z.array(
        Found.omit({ id: true }).extend({
          uid: z.uuid(),
          /** The table that contains the account. */
          table: z.enum(['vendors', 'clients', 'contractors', 'staff']),
        }),
      ),
    }),
  }),
};
