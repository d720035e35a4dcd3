import { z } from 'zod';
import { Done } from './accounts.ts';
import { CardKey } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { Day, text, wholeNumber } from './fields.ts';
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { pairs } from './pairs.ts';

/** How often something happened at shared links. */
const counts = { views: z.int(), visitors: z.int(), clicks: z.int(), contacts: z.int(), verdicts: z.int() };
const Source = z.object({ label: z.string(), views: z.int() });

/** What became of the links to a card or a list, of those that there are. */
export const ShareStatistics = z.object({
  /** What is shared. */
  name: z.string(),
  from: Day,
  to: Day,
  total: z.object({
    ...counts,
    /** Apart from all others: who shares, link previews of chat programs, other programs. */
    owners: z.int(),
    previews: z.int(),
    bots: z.int(),
  }),
  /** Every day from the first to the last, in UTC. Visitors are told apart within a day alone. */
  days: z.array(z.object({ day: Day, ...counts })),
  /** The most viewed first. */
  tags: z.array(z.object({ public_key: z.string(), tag: z.string(), ...counts })),
  /** Hosts of the pages that led here; '' where none is known. The first twenty. */
  referrers: z.array(Source),
  devices: z.array(Source),
});
export type ShareStatistics = z.infer<typeof ShareStatistics>;

/** Somebody without an account who sees the statistics. */
export const StatisticsAccess = z.object({
  public_key: z.string(),
  /** The e-mail, where one was given, or else the key. */
  identifier: z.string(),
  key: z.string(),
  /** Told once, to who gives access. */
  password: z.string().nullable(),
  created: z.string(),
});
export type StatisticsAccess = z.infer<typeof StatisticsAccess>;

const Email = z.email().max(EMAIL_MAX).toLowerCase();
const AccessKey = text(60).min(1);
const Asked = z
  .strictObject({
    from: Day.optional(),
    to: Day.optional(),
    /** Of one tag alone. */
    tag: text(40).optional(),
    /** Who has no account says who they are by this or the key, and the password. */
    email: Email.optional(),
    key: AccessKey.optional(),
    password: text(PASSWORD_MAX).optional(),
  })
  .prefault({});
const NewAccess = z
  .strictObject({
    email: Email.optional(),
    /** Left out: one is made. */
    password: text(PASSWORD_MAX).min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`).optional(),
  })
  .prefault({});
const OneAccess = z.strictObject({ public_key: text(40).regex(/^[\w-]{22}$/, 'must be a public key') });
const Accesses = z.object({ items: z.array(StatisticsAccess) });
const Click = z.strictObject({}).prefault({});
const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });

/** What became of shared links, for who shares and whom they let see it. */
export const shareStatistics = {
  ...pairs({
    getCardStatistics: {
      method: 'POST',
      path: '/{kind}s/{id}/statistics/',
      access: 'public',
      mayLag: true,
      summary: 'What became of the links to a {card}, by day: for who may edit it, and whom they gave access.',
      secret: true,
      params: CardKey,
      body: Asked,
      response: ShareStatistics,
    },
    clickCard: {
      method: 'POST',
      path: '/{kind}s/{id}/appl-clk/',
      access: 'public',
      summary: 'Counts that somebody wants more of the {card} behind a link with a tag.',
      params: CardKey,
      body: Click,
      response: Done,
    },
    listCardAccess: {
      method: 'GET',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary: 'Who without an account sees the statistics of a {card}.',
      params: CardKey,
      response: Accesses,
    },
    giveCardAccess: {
      method: 'POST',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary: 'Lets somebody without an account see the statistics of a {card}; the password is told once.',
      secret: true,
      params: CardKey,
      body: NewAccess,
      response: StatisticsAccess,
    },
    revokeCardAccess: {
      method: 'DELETE',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary: 'Ends that, at once.',
      params: CardKey,
      query: OneAccess,
      response: Done,
    },
  }),
  getListStatistics: endpoint({
    method: 'POST',
    path: '/lists/{id}/statistics/',
    access: 'public',
    mayLag: true,
    summary: 'What became of the links to a list, by day: for whose it is, and whom they gave access.',
    secret: true,
    params: ListId,
    body: Asked,
    response: ShareStatistics,
  }),
  listListAccess: endpoint({
    method: 'GET',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Who without an account sees the statistics of one’s own list.',
    params: ListId,
    response: Accesses,
  }),
  giveListAccess: endpoint({
    method: 'POST',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Lets somebody without an account see the statistics of one’s own list; the password is told once.',
    secret: true,
    params: ListId,
    body: NewAccess,
    response: StatisticsAccess,
  }),
  revokeListAccess: endpoint({
    method: 'DELETE',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Ends that, at once.',
    params: ListId,
    query: OneAccess,
    response: Done,
  }),
};
