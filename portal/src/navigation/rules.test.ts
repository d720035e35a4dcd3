import type { Session } from '@crewdock/contract/session';
import { expect, test } from 'vitest';
import { ROUTES, type RouteName, findRoute } from '../routeTable.ts';
import { type Visit, findRedirect } from './rules.ts';

const ACME = { id: 1, market_enabled: true };
const CLOSED = { id: 2, market_enabled: false };

const person: Session = {
  uid: '00000000-0000-4000-8000-000000000000',
  username: 'somebody@example.com',
  first_name: 'Some',
  last_name: 'Body',
  email: 'somebody@example.com',
  avatar: null,
  phone_number: '',
  skype: '',
  viber: '',
  company_name: '',
  type: 1,
  staff: false,
  lacks_second_factor: false,
  is_wl_superadmin: false,
  is_wl_superadmin_in: null,
  company: null,
  myCrewdockDefaultRoute: null,
  companyDefaultRoute: null,
  marketDefaultRoute: null,
  request_cards_count: 0,
  companies: [],
  inbox_count: 0,
  talent_cards_count: 0,
  staff_id: null,
  new_updates_count: null,
  deletion_due: null,
};
const staff: Session = { ...person, type: null, staff: true, staff_id: 1, new_updates_count: 3 };
const superadmin: Session = { ...person, is_wl_superadmin_in: ACME.id };

type Host = Visit['company'];
const USERS = {
  visitor: [null, null],
  'visitor, company host': [null, ACME],
  client: [person, null],
  'client, company host': [person, ACME],
  provider: [{ ...person, type: 2 }, null],
  developer: [{ ...person, type: 3 }, null],
  'company manager': [{ ...person, company: { id: ACME.id, role: 2, deletion_due: null } }, ACME],
  'team lead': [{ ...person, type: 2, company: { id: ACME.id, role: 1, deletion_due: null } }, ACME],
  superadmin: [{ ...superadmin, is_wl_superadmin: true, company: { id: ACME.id, role: 0, deletion_due: null } }, ACME],
  'superadmin, other company': [superadmin, { ...ACME, id: 3 }],
  'superadmin, main portal': [superadmin, null],
  staff: [staff, null],
  'staff, company host': [staff, ACME],
  'staff without factor': [{ ...staff, lacks_second_factor: true }, null],
} satisfies Record<string, [Session | null, Host]>;
type User = keyof typeof USERS;

/** Expected result by user and area: `.` if the screen opens, otherwise the short name of the redirect target. */
const BY_AREA = table(`
                            public  entry    shared  own      client   talent   company  company-users  company-admin  staff
visitor                     .       .        login   login    login    login    login    login          login          login
visitor, company host       .       .        login   login    login    login    login    login          login          login
client                      .       my       .       .        .        jobs     home     home           home           jobs
client, company host        .       my       .       .        .        jobs     jobs     jobs           jobs           jobs
provider                    .       my       .       .        talents  .        home     home           home           talents
developer                   .       my       .       .        talents  .        home     home           home           talents
company manager             .       my       .       .        .        jobs     .        jobs           jobs           jobs
team lead                   .       my       .       .        talents  .        .        .              talents        talents
superadmin                  .       my       .       .        .        jobs     .        .              .              jobs
superadmin, other company   .       my       .       .        .        jobs     jobs     jobs           jobs           jobs
superadmin, main portal     .       my       .       .        .        jobs     home     home           home           jobs
staff                       .       updates  .       updates  updates  updates  home     home           home           .
staff, company host         .       updates  .       updates  updates  updates  .        .              home           .
staff without factor        .       security  .    security  security  security  security  security  security  security
`);

/** Expected result for screens that always redirect, and for the two editors that are open to staff. */
const BY_NAME = table(`
                            home    market       my       settings  company  admin-panel  my-requests-edit  my-talents-edit
visitor                     .       job-market   login    login     login    login        login             login
visitor, company host       .       job-market   login    login     login    login        login             login
client                      market  job-market   jobs     profile   home     jobs         .                 jobs
client, company host        market  job-market   jobs     profile   jobs     jobs         .                 jobs
provider                    market  job-market   jobs     profile   home     talents      talents           .
developer                   market  job-market   jobs     profile   home     talents      talents           .
company manager             market  job-market   jobs     profile   team     jobs         .                 jobs
team lead                   market  job-market   jobs     profile   team     talents      talents           .
superadmin                  market  job-market   jobs     profile   team     jobs         .                 jobs
superadmin, other company   market  job-market   jobs     profile   jobs     jobs         .                 jobs
superadmin, main portal     market  job-market   jobs     profile   home     jobs         .                 jobs
staff                       market  job-market   updates  profile   home     updates      .                 .
staff, company host         market  job-market   updates  profile   team     updates      .                 .
staff without factor        market  job-market   security  profile   security  security  security  security
`);

const SHORT: Record<string, RouteName> = {
  login: 'login',
  home: 'home',
  my: 'my',
  market: 'market',
  'job-market': 'market-requests',
  jobs: 'my-requests',
  talents: 'my-talents',
  team: 'company-requests',
  profile: 'settings-profile',
  security: 'settings-security',
  updates: 'admin-panel-updates',
};

const users = Object.keys(USERS) as User[];

test('the tables of expected results contain every user and every area', () => {
  expect([...BY_AREA.keys()]).toEqual(users);
  expect([...BY_NAME.keys()]).toEqual(users);
  const areas = new Set(ROUTES.map((row) => row.area));
  for (const user of users) expect(new Set(BY_AREA.get(user)!.keys())).toEqual(areas);
});

test.each(users)('every screen opens or redirects as expected for: %s', (user) => {
  const answers = ROUTES.map(({ name }) => [name, verdict(name, user)?.to ?? name]);
  const told = ROUTES.map(({ name, area }) => {
    const short = BY_NAME.get(user)!.get(name) ?? BY_AREA.get(user)!.get(area)!;
    return [name, short === '.' ? name : SHORT[short]];
  });
  expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(told));
});

test.each(users)('redirects end without a loop after at most three steps for: %s', (user) => {
  for (const { name } of ROUTES) {
    const way: RouteName[] = [name];
    for (let next = verdict(name, user); next; next = verdict(next.to, user)) {
      expect(way, 'a screen comes up twice').not.toContain(next.to);
      way.push(next.to);
    }
    expect(way.length, way.join(' → ')).toBeLessThanOrEqual(4);
  }
});

test('the requested screen is stored until after sign-in for visitors only', () => {
  for (const user of users) {
    for (const { name } of ROUTES) {
      const answer = verdict(name, user);
      expect(answer?.keep ?? false, `${user} → ${name}`).toBe(answer?.to === 'login');
    }
  }
});

test('stored default routes take precedence', () => {
  const saved = {
    ...person,
    myCrewdockDefaultRoute: 'my-lists',
    companyDefaultRoute: 'company-talents',
    marketDefaultRoute: 'market-talents',
    company: { id: ACME.id, role: 2, deletion_due: null },
  } satisfies Session;
  expect(ask('my', saved, ACME)).toEqual({ to: 'my-lists' });
  expect(ask('company', saved, ACME)).toEqual({ to: 'company-talents' });
  expect(ask('market', saved, ACME, 'market-requests')).toEqual({ to: 'market-talents' });
  expect(ask('market', person, ACME, 'market-talents')).toEqual({ to: 'market-talents' });
  expect(ask('market', null, null, 'market-requests')).toEqual({ to: 'market-requests' });
});

test('a closed market redirects everybody to the home page, which stays and says so', () => {
  const closed = ROUTES.filter(
    ({ pattern }) => /^(\/(market|t|j)(\/|$)|\/available-resources(\/:hash)?$)/.test(pattern) && pattern !== '/market',
  );
  expect(closed.length).toBeGreaterThanOrEqual(8);
  for (const session of [null, person, staff]) {
    for (const { name } of closed) expect(ask(name, session, CLOSED)).toEqual({ to: 'home' });
    expect(ask('home', session, CLOSED)).toBeNull();
  }
  expect(ask('login', person, CLOSED)).toEqual({ to: 'my' });
  expect(ask('login', staff, CLOSED)).toEqual({ to: 'admin-panel-updates' });
});

test('an unknown path shows the not-found page to every user', () => {
  for (const user of users) expect(verdict('not-found', user), user).toBeNull();
});

/**
 * Parses a text table into cells by the row's first column and the column's header. Columns are separated by at least
 * two spaces.
 */
function table(text: string): Map<string, Map<string, string>> {
  const [head, ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  return new Map(rows.map(([first, ...cells]) => [first!, new Map(cells.map((cell, at) => [head![at]!, cell]))]));
}

function verdict(name: RouteName, user: User) {
  const [session, company] = USERS[user];
  return ask(name, session, company);
}

function ask(name: RouteName, session: Session | null, company: Host, storedMarket: Visit['storedMarket'] = null) {
  return findRedirect({ row: findRoute(name)!, session, company, storedMarket });
}
