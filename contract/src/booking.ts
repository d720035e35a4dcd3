import { z } from 'zod';
import { TimeZone } from './card-editing.ts';
import { defineEndpoint } from './endpoint.ts';
import { Id, SignedLink, textField, wholeNumber, visibleText, SEEN } from './fields.ts';
import {
  FREE_HOURS_MAX,
  INTERVIEW_LONGEST,
  INTERVIEW_NOTE_MAX,
  INTERVIEW_REASON_MAX,
  INTERVIEW_SHORTEST,
  INTERVIEW_STATES,
  OPEN_TIMES_MAX,
  PLACE_MAX,
} from './interviews.ts';

/** An offered start and end time. */
const Slot = z.object({ id: z.uuid(), starts: z.iso.datetime(), ends: z.iso.datetime() });
export type Slot = z.infer<typeof Slot>;

/** An interview: the times offered by the job's side, and the time picked by the talent's side. */
const Interview = z.object({
  id: z.uuid(),
  version: z.int(),
  state: z.enum(INTERVIEW_STATES),
  minutes: z.int(),
  /** A location, or the URL of a call. */
  place: z.string(),
  note: z.string(),
  /** IANA time zone of the person who offers the times. */
  time_zone: z.string(),
  starts: z.iso.datetime().nullable(),
  ends: z.iso.datetime().nullable(),
  /** Offered times that can still be picked: not past, and not taken by another interview. */
  slots: z.array(Slot),
  /**
   * Reason for the cancellation, and the side that canceled. `none`: the relation ended, and the interview with it.
   */
  reason: z.string(),
  ended_by: z.enum(['request', 'talent', 'staff', 'none']).nullable(),
  job: z.string(),
  talent: z.string(),
});
export type Interview = z.infer<typeof Interview>;

/** Actions the requester may take now. */
const Can = z.object({ offer: z.boolean(), pick: z.boolean(), cancel: z.boolean() });

/** The latest interview of a relation, and the permitted actions. */
const RelationInterview = z.object({
  interview: Interview.nullable(),
  /** The talent's time zone, or null when the card has none. */
  talent_time_zone: z.string().nullable(),
  can: Can,
});
export type RelationInterview = z.infer<typeof RelationInterview>;

/** An interview opened through an email link, by the talent's side. */
const LinkedInterview = z.object({ interview: Interview, talent_time_zone: z.string().nullable(), can: Can });
export type LinkedInterview = z.infer<typeof LinkedInterview>;

/** A future interview of a relation in which the requester takes part. */
const UpcomingInterview = z.object({
  id: z.uuid(),
  relation_id: Id,
  state: z.enum(['offered', 'booked']),
  starts: z.iso.datetime().nullable(),
  ends: z.iso.datetime().nullable(),
  place: z.string(),
  job: z.string(),
  talent: z.string(),
  /** Path of the interview's page on the portal. */
  path: z.string(),
});
export type UpcomingInterview = z.infer<typeof UpcomingInterview>;

const Minutes = z.int().min(INTERVIEW_SHORTEST).max(INTERVIEW_LONGEST);

export const Offer = z.strictObject({
  minutes: Minutes,
  /** Start times. */
  slots: z
    .array(z.iso.datetime({ offset: true }))
    .min(1, 'must offer a time')
    .max(OPEN_TIMES_MAX),
  place: visibleText(PLACE_MAX),
  note: textField(INTERVIEW_NOTE_MAX).trim().default(''),
  time_zone: TimeZone,
  /** The version of the current interview. */
  ...SEEN,
});
export type Offer = z.infer<typeof Offer>;

/** `version`: the version of the interview. */
const Pick = z.strictObject({ slot: z.uuid(), ...SEEN });
const Cancellation = z
  .strictObject({ reason: textField(INTERVIEW_REASON_MAX).trim().default(''), ...SEEN })
  .prefault({});

const MINUTES_A_DAY = 24 * 60;

/** A weekly free period, in minutes since midnight local time. */
const FreeHours = z
  .strictObject({
    /** Monday is 1, Sunday 7. */
    weekday: z.int().min(1).max(7),
    from: z.int().min(0).max(MINUTES_A_DAY),
    to: z.int().min(0).max(MINUTES_A_DAY),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be after the start' });
export type FreeHours = z.infer<typeof FreeHours>;

const FreeWeek = z.object({
  /** IANA time zone; null if free hours were never saved. */
  time_zone: z.string().nullable(),
  hours: z.array(FreeHours),
  /** The next start times within the free hours that are not taken by interviews. */
  times: z.array(z.iso.datetime()),
});
export type FreeWeek = z.infer<typeof FreeWeek>;

const RelationId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });
const Link = z.strictObject({ token: SignedLink });

/** Interviews: the job's side offers times, the talent's side picks one. */
export const booking = {
  getInterview: defineEndpoint({
    method: 'GET',
    path: '/relations/{id}/interview/',
    access: 'user',
    summary: 'Returns the latest interview of a relation, and the actions that the requester may take.',
    params: RelationId,
    response: RelationInterview,
  }),
  offerInterview: defineEndpoint({
    method: 'POST',
    path: '/relations/{id}/interview/',
    access: 'user',
    summary:
      'Offers times for an interview, replacing the open times. A booked interview stays until another time is picked.',
    idempotent: true,
    params: RelationId,
    body: Offer,
    response: RelationInterview,
  }),
  pickInterview: defineEndpoint({
    method: 'POST',
    path: '/relations/{id}/interview/pick/',
    access: 'user',
    summary: 'Picks an open time: books the interview or moves it. The relation proceeds to the interview step.',
    params: RelationId,
    body: Pick,
    response: RelationInterview,
  }),
  cancelInterview: defineEndpoint({
    method: 'POST',
    path: '/relations/{id}/interview/cancel/',
    access: 'user',
    summary: 'Cancels a booked interview, or withdraws the offered times.',
    params: RelationId,
    body: Cancellation,
    response: RelationInterview,
  }),
  listInterviews: defineEndpoint({
    method: 'GET',
    path: '/interviews/',
    access: 'user',
    summary: 'Lists the requester’s upcoming interviews, earliest first, followed by interviews without a time.',
    response: z.object({ items: z.array(UpcomingInterview) }),
  }),
  getFreeHours: defineEndpoint({
    method: 'GET',
    path: '/interviews/free_hours/',
    access: 'user',
    summary: 'Returns the requester’s weekly free hours, and the next start times within them.',
    query: z.strictObject({ minutes: wholeNumber(INTERVIEW_SHORTEST, INTERVIEW_LONGEST).default(60) }),
    response: FreeWeek,
  }),
  setFreeHours: defineEndpoint({
    method: 'POST',
    path: '/interviews/free_hours/',
    access: 'user',
    summary: 'Sets the requester’s weekly free hours, replacing the previous ones.',
    query: z.strictObject({ minutes: wholeNumber(INTERVIEW_SHORTEST, INTERVIEW_LONGEST).default(60) }),
    body: z.strictObject({ time_zone: TimeZone, hours: z.array(FreeHours).max(FREE_HOURS_MAX) }),
    response: FreeWeek,
  }),
  getInterviewLink: defineEndpoint({
    method: 'GET',
    path: '/interview_links/{token}/',
    access: 'public',
    summary: 'Returns the interview of a mailed link. Has no side effects.',
    secret: true,
    params: Link,
    response: LinkedInterview,
  }),
  pickByLink: defineEndpoint({
    method: 'POST',
    path: '/interview_links/{token}/pick/',
    access: 'public',
    summary: 'Picks an open time through a mailed link.',
    secret: true,
    params: Link,
    body: Pick,
    response: LinkedInterview,
  }),
  cancelByLink: defineEndpoint({
    method: 'POST',
    path: '/interview_links/{token}/cancel/',
    access: 'public',
    summary: 'Cancels the interview, or declines all offered times, through a mailed link.',
    secret: true,
    params: Link,
    body: Cancellation,
    response: LinkedInterview,
  }),
};
