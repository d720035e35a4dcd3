import { z } from 'zod';
import { Done, Email } from './accounts.ts';
import { CardKey } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, wholeNumber } from './fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { definePairedEndpoints } from './pairs.ts';
import { TABLE_FILE_TYPES, TableFormat } from './table-file.ts';

/** Number of events on shared links. */
const counts = { views: z.int(), visitors: z.int(), clicks: z.int(), contacts: z.int(), verdicts: z.int() };
const Source = z.object({ label: z.string(), views: z.int() });

/** Statistics of the existing shared links to a card or list. */
export const ShareStatistics = z.object({
  /** Title of the shared card or list. */
  name: z.string(),
  from: Day,
  to: Day,
  total: z.object({
    ...counts,
    /** Not included in the other counts: views by the people who share, link previews of messengers, and other bots. */
    owners: z.int(),
    previews: z.int(),
    bots: z.int(),
  }),
  /** All days of the period in UTC. Visitors are unique per day only. */
  days: z.array(z.object({ day: Day, ...counts })),
  /** Most viewed first. */
  tags: z.array(z.object({ public_key: z.string(), tag: z.string(), ...counts })),
  /** Hosts of the referring pages, the 20 most frequent; empty string when unknown. */
  referrers: z.array(Source),
  devices: z.array(Source),
});
export type ShareStatistics = z.infer<typeof ShareStatistics>;

/** Access to the statistics for a person without an account. */
export const StatisticsAccess = z.object({
  public_key: z.string(),
  /** The e-mail address if given, otherwise the key. */
  identifier: z.string(),
  key: z.string(),
  /** Returned once, to the person who grants access; null afterwards. */
  password: z.string().nullable(),
  created: z.string(),
});
export type StatisticsAccess = z.infer<typeof StatisticsAccess>;

const AccessKey = textField(60).min(1);
const Asked = z
  .strictObject({
    from: Day.optional(),
    to: Day.optional(),
    /** Only this tag. */
    tag: textField(40).optional(),
    /** Credentials for people without an account: e-mail address or key, and the password. */
    email: Email.optional(),
    key: AccessKey.optional(),
    password: textField(PASSWORD_MAX).optional(),
  })
  .prefault({});
const NewAccess = z
  .strictObject({
    email: Email.optional(),
    /** Omitted: a password is generated. */
    password: textField(PASSWORD_MAX).min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`).optional(),
  })
  .prefault({});
const OneAccess = z.strictObject({ public_key: textField(40).regex(/^[\w-]{22}$/, 'must be a public key') });
const Accesses = z.object({ items: z.array(StatisticsAccess) });
const Click = z.strictObject({}).prefault({});
const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });

/** Properties of all calls that download the days of a period. */
const daysAsFile = {
  method: 'POST',
  access: 'public',
  mayLag: true,
  secret: true,
  query: TableFormat,
  body: Asked,
  answer: 'file',
  produces: TABLE_FILE_TYPES,
} as const;

/** Statistics of shared links, for the people who share and those to whom they grant access. */
export const shareStatistics = {
  ...definePairedEndpoints({
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
  exportTalentStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/talents/{id}/statistics/export/',
    summary: 'The days of the statistics of a talent, as CSV or XLSX.',
    params: CardKey,
  }),
  exportRequestStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/requests/{id}/statistics/export/',
    summary: 'The days of the statistics of a job, as CSV or XLSX.',
    params: CardKey,
  }),
  exportListStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/lists/{id}/statistics/export/',
    summary: 'The days of the statistics of a list, as CSV or XLSX.',
    params: ListId,
  }),
  getListStatistics: defineEndpoint({
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
  listListAccess: defineEndpoint({
    method: 'GET',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Who without an account sees the statistics of one’s own list.',
    params: ListId,
    response: Accesses,
  }),
  giveListAccess: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Lets somebody without an account see the statistics of one’s own list; the password is told once.',
    secret: true,
    params: ListId,
    body: NewAccess,
    response: StatisticsAccess,
  }),
  revokeListAccess: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Ends that, at once.',
    params: ListId,
    query: OneAccess,
    response: Done,
  }),
};
