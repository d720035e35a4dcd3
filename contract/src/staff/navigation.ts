import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, text } from '../fields.ts';
import { SEARCH_MAX } from '../limits.ts';

/** What waits at each place is counted so far. */
export const WAITING_MAX = 1000;
/** So many cards of each kind, and people, are found at a time. */
export const FOUND_MAX = 5;

const Found = z.object({
  id: Id,
  name: z.string(),
  /** What tells it from others of that name. */
  more: z.string(),
});

const count = z.int().max(WAITING_MAX);

export const Waiting = z.object({
  /** New entries of the inbox. */
  updates: count,
  /** Applications that nobody has decided on. */
  applications: count,
  /** Talents that nobody of the staff has looked at. */
  screening: count,
  /** Relations that wait for a confirmation. */
  relations: count,
  /** Typed skills to be approved. */
  skills: count,
});
export type Waiting = z.infer<typeof Waiting>;

/** What leads staff through their panel. */
export const staffNavigation = {
  countWaiting: endpoint({
    method: 'GET',
    path: '/admin-panel/waiting/',
    access: 'staff',
    summary: `What waits for staff at each place, counted up to ${WAITING_MAX}.`,
    response: Waiting,
  }),
  find: endpoint({
    method: 'GET',
    path: '/admin-panel/find/',
    access: 'staff',
    summary: `Requests, talents and people by a number or words, ${FOUND_MAX} of each; cards as suggested, archived ones left out.`,
    query: z.strictObject({ search: text(SEARCH_MAX).trim().min(1, 'must not be empty') }),
    response: z.object({
      requests: z.array(Found),
      talents: z.array(Found),
      people: z.array(
        Found.omit({ id: true }).extend({
          uid: z.uuid(),
          /** Where the account stands. */
          table: z.enum(['vendors', 'clients', 'contractors', 'staff']),
        }),
      ),
    }),
  }),
};
