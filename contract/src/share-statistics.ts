import { z } from 'zod';
import { Done, Email } from './accounts.ts';
import { CardKey } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { Day, textField, wholeNumber } from './fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';
import { definePairedEndpoints } from './pairs.ts';
import { TABLE_FILE_TYPES, TableFormat } from './table-file.ts';

/** Numbers of events on shared links; `visitors` are unique. */
const counts = { views: z.int(), visitors: z.int(), clicks: z.int(), contacts: z.int(), verdicts: z.int() };
const Source = z.object({ label: z.string(), views: z.int() });

/** Statistics of all existing shared links to a card or list. */
export const ShareStatistics = z.object({
  /** Title of the card or list. */
  name: z.string(),
  from: Day,
  to: Day,
  total: z.object({
    ...counts,
    /** Views that the other counts exclude: by people who share, by link previews of messengers, and by other bots. */
    owners: z.int(),
    previews: z.int(),
    bots: z.int(),
  }),
  /** All days of the period, in UTC. A visitor who returns on another day is counted again. */
  days: z.array(z.object({ day: Day, ...counts })),
  /** Most viewed first. */
  tags: z.array(z.object({ public_key: z.string(), tag: z.string(), ...counts })),
  /** The 20 most frequent hosts of referring pages; empty string when unknown. */
  referrers: z.array(Source),
  devices: z.array(Source),
});
export type ShareStatistics = z.infer<typeof ShareStatistics>;

/** A person's access to the statistics without an account. */
export const StatisticsAccess = z.object({
  public_key: z.string(),
  /** The person's email address, or the key if access was granted without an address. */
  identifier: z.string(),
  key: z.string(),
  /** Returned only once, to the person who grants access; null afterward. */
  password: z.string().nullable(),
  created: z.string(),
});
export type StatisticsAccess = z.infer<typeof StatisticsAccess>;

const AccessKey = textField(60).min(1);
const Asked = z
  .strictObject({
    from: Day.optional(),
    to: Day.optional(),
    /** Only the shared link with this tag. */
    tag: textField(40).optional(),
    /** For people without an account: the email address or the key, and the password. */
    email: Email.optional(),
    key: AccessKey.optional(),
    password: textField(PASSWORD_MAX).optional(),
  })
  .prefault({});
const NewAccess = z
  .strictObject({
    email: Email.optional(),
    /** If omitted, a password is generated. */
    password: textField(PASSWORD_MAX).min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`).optional(),
  })
  .prefault({});
const OneAccess = z.strictObject({ public_key: textField(40).regex(/^[\w-]{22}$/, 'must be a public key') });
const Accesses = z.object({ items: z.array(StatisticsAccess) });
const Click = z.strictObject({}).prefault({});
const ListId = z.strictObject({ id: wholeNumber(1, 2_147_483_647) });

/** Properties of all calls that export the daily statistics of a period. */
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

/** Statistics of shared links, for people who share and for people to whom they grant access. */
export const shareStatistics = {
  ...definePairedEndpoints({
    getCardStatistics: {
      method: 'POST',
      path: '/{kind}s/{id}/statistics/',
      access: 'public',
      mayLag: true,
      summary:
        'Returns statistics of the shared links to a {card}, by day. For users who may edit the {card}, and people with access.',
      secret: true,
      params: CardKey,
      body: Asked,
      response: ShareStatistics,
    },
    clickCard: {
      method: 'POST',
      path: '/{kind}s/{id}/appl-clk/',
      access: 'public',
      summary: 'Counts a click of a visitor who wants to know more about the {card} of a tagged link.',
      params: CardKey,
      body: Click,
      response: Done,
    },
    listCardAccess: {
      method: 'GET',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary: 'Lists the people who can see the statistics of a {card} without an account.',
      params: CardKey,
      response: Accesses,
    },
    giveCardAccess: {
      method: 'POST',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary:
        'Gives a person without an account access to the statistics of a {card}. The password is returned only once.',
      secret: true,
      params: CardKey,
      body: NewAccess,
      response: StatisticsAccess,
    },
    revokeCardAccess: {
      method: 'DELETE',
      path: '/{kind}s/{id}/statistics_access/',
      access: 'user',
      summary: 'Revokes access to the statistics of a {card}, with immediate effect.',
      params: CardKey,
      query: OneAccess,
      response: Done,
    },
  }),
  exportTalentStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/talents/{id}/statistics/export/',
    summary: 'Exports the daily statistics of a talent as CSV or XLSX.',
    params: CardKey,
  }),
  exportRequestStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/requests/{id}/statistics/export/',
    summary: 'Exports the daily statistics of a job as CSV or XLSX.',
    params: CardKey,
  }),
  exportListStatistics: defineEndpoint({
    ...daysAsFile,
    path: '/lists/{id}/statistics/export/',
    summary: 'Exports the daily statistics of a list as CSV or XLSX.',
    params: ListId,
  }),
  getListStatistics: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/statistics/',
    access: 'public',
    mayLag: true,
    summary: 'Returns statistics of the shared links to a list, by day. For the list’s owner and people with access.',
    secret: true,
    params: ListId,
    body: Asked,
    response: ShareStatistics,
  }),
  listListAccess: defineEndpoint({
    method: 'GET',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Lists the people who can see the statistics of the requester’s list without an account.',
    params: ListId,
    response: Accesses,
  }),
  giveListAccess: defineEndpoint({
    method: 'POST',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary:
      'Gives a person without an account access to the statistics of the requester’s list. The password is returned only once.',
    secret: true,
    params: ListId,
    body: NewAccess,
    response: StatisticsAccess,
  }),
  revokeListAccess: defineEndpoint({
    method: 'DELETE',
    path: '/lists/{id}/statistics_access/',
    access: 'user',
    summary: 'Revokes access to the statistics of a list, with immediate effect.',
    params: ListId,
    query: OneAccess,
    response: Done,
  }),
};
