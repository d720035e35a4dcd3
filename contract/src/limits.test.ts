import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import * as limits from './limits.ts';
import { pageSchema } from './page.ts';

const MB = 1024 * 1024;
const ID = '3f0c1f0e-5a4e-4c8e-9d5b-0a6f3f1f9b11';
const REGISTRATION = {
  type: 1,
  email: 'ada@example.com',
  password: 'quiet-harbour-lantern',
  first_name: 'Ada',
  last_name: 'Example',
  terms: true,
};
const CONTACT = { name: 'Ada', email: 'ada@example.com', message: 'Hello', message_id: ID };
const long = (length: number) => 'x'.repeat(length);
const address = (length: number) => `${long(length - '@example.com'.length)}@example.com`;
const file = (bytes: number) => new File([new Uint8Array(bytes)], 'file');
const number = String;

/** Copy of all limits, so that an accidental change fails the test. */
const ALL = {
  EMAIL_MAX: 254,
  PASSWORD_MIN: 10,
  PASSWORD_MAX: 200,
  PERSON_NAME_MAX: 80,
  NAME_MAX: 160,
  COMPANY_NAME_MAX: 120,
  PHONE_MAX: 40,
  SKYPE_MAX: 80,
  VIBER_MAX: 40,
  CODE_MAX: 40,
  SEARCH_MAX: 200,
  SKILL_SEARCH_MAX: 100,
  FILTER_IDS_MAX: 50,
  LIST_NAME_MAX: 120,
  NOTE_MAX: 2000,
  RICH_TEXT_BLOCKS_MAX: 500,
  RICH_TEXT_LISTS_MAX: 5,
  MESSAGE_MAX: 5000,
  SHORT_ANSWER_MAX: 200,
  LONG_ANSWER_MAX: 1500,
  YES_OR_NO: ['Yes', 'No'],
  MESSAGE_DETAILS_MAX: 2000,
  TAG_NAME_MAX: 80,
  TAG_COMMENT_MAX: 500,
  TAG_PASSWORD_MIN: 6,
  TAGS_MAX: 200,
  VERDICT_TEXT_MAX: 300,
  VERDICT_NAME_MAX: 60,
  VERDICTS_MAX: 200,
  VERDICTS_PAGE_SIZE: 20,
  STATISTICS_ACCESS_MAX: 50,
  COMMENT_MAX: 2000,
  AGREED_RATE_MAX: 60,
  MARKET_SUBSCRIPTIONS_MAX: 20,
  LEAVING_MAX: 1000,
  REFERENCE_MAX: 80,
  RESOURCE_SUMMARY_MAX: 4000,
  WORK_AUTHORIZATION_MAX: 100,
  WORK_AUTHORIZATIONS_MAX: 50,
  ADDRESS_MAX: 2000,
  ORIGIN_MAX: 300,
  VISITED_PAGE_MAX: 8000,
  NEW_SKILLS_A_DAY: 100,
  JOB_TEXT_MAX: 50_000,
  FILE_NAME_MAX: 160,
  MASS_IMPORT_FILES_MAX: 500,
  IMPORT_LINK_FILES_MAX: 100,
  IMPORT_LINK_DAYS: 90,
  IMPORT_LINKS_MAX: 50,
  IMPORT_COLUMNS_MAX: 256,
  IMPORT_CELL_MAX: 10_000,
  MAPPER_NAME_MAX: 120,
  IMPORT_FALLBACK_MAX: 120,
  HEADER_TITLE_MAX: 120,
  POSTAL_ADDRESS_MAX: 300,
  LEGAL_TEXT_MAX: 60_000,
  CONSENT_MAX: 300,
  HIDDEN_FIELDS_MAX: 20,
  HIDDEN_FIELD_NAME_MAX: 40,
  HIDDEN_FIELD_MAX: 200,
  GROUP_NAME_MAX: 80,
  GROUPS_MAX: 200,
  INVITATIONS_MAX: 200,
  GROUP_MEMBERS_MAX: 2000,
  INVITATION_DAYS: 7,
  COMPANY_EXPORT_DAYS: 7,
  ALLOWED_ORIGINS_MAX: 50,
  PICTURE_MAX_BYTES: 8 * MB,
  MESSAGE_ADDRESSES_MAX: 10,
  LOGO_SIZE: { width: 2048, height: 256 },
  LOGO_MIN_HEIGHT: 28,
  CV_MAX_BYTES: 10 * MB,
  APPLICATION_CVS_MAX: 5,
  RESUME_MAX_BYTES: 20 * MB,
  IMPORT_MAX_BYTES: 50 * MB,
  CLOSING_MAX: 500,
  PICKED_RESOURCES_MAX: 200,
  APPLIED_IDS_MAX: 200,
  MARKET_PAGE_SIZE: 20,
  OWN_PAGE_SIZE: 50,
  INBOX_WATCH_MAX_SECONDS: 300,
  MATCHES_PAGE_SIZE: 50,
  RELATED_PAGE_SIZE: 5,
  NOTES_PAGE_SIZE: 20,
  PROPOSABLE_PAGE_SIZE: 50,
  STAFF_PAGE_SIZE: 50,
  STATS_PAGE_SIZE: 20,
  SUGGESTIONS: 10,
  LISTS_PAGE_SIZE: 50,
  STAFF_MEMBERS_PAGE_SIZE: 50,
  LONGEST_PAGE: 100,
  LAST_OFFSET: 1_000_000,
  CURSOR_MAX: 2000,
  LAST_MARKET_OFFSET: 10_000,
};

/** For each limit, the request schema that enforces it. */
const MOST: [what: string, schema: z.ZodType, other: object, field: string, most: number, (size: number) => unknown][] =
  [
    ['password', api.accounts.register.body, REGISTRATION, 'password', 200, long],
    ['first name', api.accounts.register.body, REGISTRATION, 'first_name', 80, long],
    ['last name', api.accounts.register.body, REGISTRATION, 'last_name', 80, long],
    ['company', api.accounts.register.body, REGISTRATION, 'company_name', 120, long],
    ['phone', api.accounts.register.body, REGISTRATION, 'phone_number', 40, long],
    ['typed password', api.profile.changeEmail.body, { email: 'ada@example.com' }, 'password', 200, long],
    ['code', api.accounts.login.body, { username: 'ada@example.com', password: 'x' }, 'code', 40, long],
    ['phone of a profile', api.profile.changeProfile.body, {}, 'phone_number', 40, long],
    ['skype', api.profile.changeProfile.body, {}, 'skype', 80, long],
    ['viber', api.profile.changeProfile.body, {}, 'viber', 40, long],
    ['company of a profile', api.profile.changeProfile.body, {}, 'company_name', 120, long],
    ['avatar', api.profile.setAvatar.body, {}, 'avatar', 8 * MB, file],
    ['name of a message', api.contact.contactUs.body, CONTACT, 'name', 160, long],
    ['company of a message', api.contact.contactUs.body, CONTACT, 'company_name', 120, long],
    ['phone of a message', api.contact.contactUs.body, CONTACT, 'phone_number', 40, long],
    ['message', api.contact.contactUs.body, CONTACT, 'message', 5000, long],
    ['name of an application', api.applications.apply.body, CONTACT, 'name', 160, long],
    ['phone of an application', api.applications.apply.body, CONTACT, 'phone_number', 40, long],
    ['message of an application', api.applications.apply.body, CONTACT, 'message', 5000, long],
    ['CV of an application', api.applications.apply.body, CONTACT, 'cv', 10 * MB, file],
    ['message to an owner', api.cardFiles.contactAboutTalent.body, {}, 'message', 5000, long],
    ['its details', api.cardFiles.contactAboutRequest.body, { message: 'Hello' }, 'details', 2000, long],
    ['photo', api.cardFiles.setPhoto.body, {}, 'photo', 8 * MB, file],
    ['CV', api.cardFiles.setCv.body, {}, 'cv', 10 * MB, file],
    ['list', api.lists.createList.body, {}, 'name', 120, long],
    ['note', api.lists.noteInList.body, {}, 'note', 2000, long],
    ['note of a new entry', api.lists.addToList.body, { talent: 1 }, 'note', 2000, long],
    ['lists on a page', api.lists.listLists.query, {}, 'limit', 100, number],
    ['where their last page begins', api.lists.listLists.query, {}, 'offset', 1_000_000, number],
    ['proposal', api.relations.proposeTalent.body, {}, 'comment', 2000, long],
    ['refusal', api.relations.rejectRequest.body, { rt_rejection_reason: 1 }, 'comment', 2000, long],
    ['agreed rate', api.relations.proceedTalent.body, { proceed_reason: 1 }, 'rate', 60, long],
    ['search of proposable cards', api.relations.listProposableTalents.query, { for: '1' }, 'search', 200, long],
    ['proposable cards on a page', api.relations.listProposableRequests.query, { for: '1' }, 'limit', 100, number],
    ['relations on a page', api.relations.listTalentRelations.query, {}, 'limit', 100, number],
    ['search of one’s own cards', api.cards.listOwnTalents.query, {}, 'search', 200, long],
    ['one’s own cards on a page', api.cards.listOwnRequests.query, {}, 'limit', 100, number],
    ['search', api.market.listTalents.query, {}, 'search', 200, long],
    ['cards on a page', api.market.listRequests.query, {}, 'limit', 100, number],
    [
      'where the last page of relations in the market begins',
      api.market.listTalents.query,
      {},
      'offset',
      1_000_000,
      number,
    ],
    ['resources on a page', api.resources.listResources.query, {}, 'limit', 100, number],
    ['where their last page begins', api.resources.listResources.query, {}, 'offset', 10_000, number],
    ['why somebody leaves', api.subscriptions.unsubscribe.body, {}, 'comment', 1000, long],
    ['search of skills', api.dictionaries.searchSkills.query, {}, 'search', 100, long],
  ];

test('each limit matches the specification or a decision', () => {
  const { formatMegabytes: _, ...numbers } = limits;
  expect(numbers).toEqual(ALL);
});

describe('the maximum is accepted, and one above it is rejected with the path of the field', () => {
  test.each(MOST)('%s', (_, schema, other, field, most, make) => {
    expect(schema.safeParse({ ...other, [field]: make(most) }).error).toBeUndefined();
    const { error } = schema.safeParse({ ...other, [field]: make(most + 1) });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

test('an e-mail address may have 254 characters', () => {
  const { body } = api.contact.contactUs;
  // A local part that is too long makes the address invalid, too; `too_big` shows that the total limit was exceeded.
  const messages = (length: number) =>
    body.safeParse({ ...CONTACT, email: address(length) }).error?.issues.map(({ code }) => code) ?? [];
  expect(messages(254)).not.toContain('too_big');
  expect(messages(255)).toContain('too_big');
});

test('a password needs at least ten characters', () => {
  const { body } = api.accounts.register;
  expect(body.safeParse({ ...REGISTRATION, password: long(10) }).success).toBe(true);
  expect(body.safeParse({ ...REGISTRATION, password: long(9) }).error?.issues[0]?.path).toEqual(['password']);
});

test('a company may allow fifty sites, with origins of up to 300 characters', () => {
  const { body } = api.widgetSettings.changeWidgetSettings;
  const codes = (length: number) =>
    body.safeParse({ allowed_origins: [long(length)] }).error?.issues.map(({ code }) => code);
  expect(codes(300)).not.toContain('too_big');
  expect(codes(301)).toContain('too_big');
  const sites = (count: number) => Array.from({ length: count }, (_, at) => `https://s${at}.example`);
  expect(body.safeParse({ allowed_origins: sites(50) }).success).toBe(true);
  expect(body.safeParse({ allowed_origins: sites(51) }).error?.issues[0]?.path).toEqual(['allowed_origins']);
});

test.each(['*', 'https://*', 'https://*.example.com', 'https://a*.example.com'])(
  '%s is rejected as a site',
  (origin) => {
    const { body } = api.widgetSettings.changeWidgetSettings;
    expect(body.safeParse({ allowed_origins: [origin] }).error?.issues[0]?.path).toEqual(['allowed_origins', 0]);
  },
);

test('a page has the default size unless another size is requested', () => {
  const usual = [
    api.market.listTalents.query.parse({}),
    api.resources.listResources.query.parse({}),
    api.cards.listOwnTalents.query.parse({}),
    api.relations.listRequestRelations.query.parse({}),
    api.relations.listProposableTalents.query.parse({ for: '1' }),
    api.lists.getList.query.parse({}),
  ];
  expect(usual.map(({ limit, offset }) => [limit, offset])).toEqual([
    // The market has no fixed default limit: 20, or 5 with `status`.
    [undefined, 0],
    [20, 0],
    [50, 0],
    [5, 0],
    [50, 0],
    [50, 0],
  ]);
});

test('the next page starts after the first entry', () => {
  const answer = (next: number) => pageSchema(z.string()).safeParse({ items: [], total: 0, next }).success;
  expect([answer(0), answer(1)]).toEqual([false, true]);
});

test('bytes are formatted as megabytes', () => {
  expect(limits.formatMegabytes(8 * MB)).toBe('8 MB');
});
