import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { post, proposeAll, workGround } from './work-ground.ts';
import { newTalent } from './own-cards.ts';
import { ask } from '../fixtures/api.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { demoPerson, newAddress, newPerson, type Person, signInAgain, storageOf } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

/** Several tests publish a job with these default values of `newJob`, so the market might list it twice. */
const JOB_OF_OTHER_TESTS = ' – Engine programmer at Analytical Ltd';

/** Opens each page and expects that no two rows of the same list have controls with the same accessible name. */
async function expectNamedButtons(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const repeated = repeatedNames(await page.locator('main').ariaSnapshot());
    expect(
      repeated.filter((name) => !name.endsWith(JOB_OF_OTHER_TESTS)),
      path,
    ).toEqual([]);
  }
}

interface Node {
  role: string;
  name: string;
  children: Node[];
}

const CONTROLS = ['button', 'checkbox', 'combobox', 'switch'];

/** Returns the names of controls that occur in several rows of a list or table of the accessibility tree. */
function repeatedNames(snapshot: string): string[] {
  const repeated = new Set<string>();
  const visit = (node: Node) => {
    const rows = node.children.filter(({ role }) => ['listitem', 'row', 'article'].includes(role));
    const seen = new Set<string>();
    for (const row of rows) {
      const names = CONTROLS.flatMap((role) => findAll(row, role)).map(({ name }) => name);
      for (const name of new Set(names)) {
        if (seen.has(name)) repeated.add(name);
        seen.add(name);
      }
    }
    node.children.forEach(visit);
  };
  visit(parse(snapshot));
  return [...repeated];
}

function findAll(node: Node, role: string): Node[] {
  return [...(node.role === role ? [node] : []), ...node.children.flatMap((child) => findAll(child, role))];
}

/** Parses an accessibility tree: lines such as `  - button "Reject Ada": …`, nested by indentation. */
function parse(snapshot: string): Node {
  const root: Node = { role: 'root', name: '', children: [] };
  const parents: { depth: number; node: Node }[] = [{ depth: -1, node: root }];
  for (const line of snapshot.split('\n')) {
    const [, indent, role, name = ''] = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    if (indent === undefined || role === undefined) continue;
    const node: Node = { role, name, children: [] };
    while (parents.at(-1)!.depth >= indent.length) parents.pop();
    parents.at(-1)!.node.children.push(node);
    parents.push({ depth: indent.length, node });
  }
  return root;
}

test('the check finds buttons with the same name in different rows', () => {
  const list = (...names: string[]) => `- list:\n${names.map((name) => `  - listitem:\n    - ${name}`).join('\n')}`;
  expect(repeatedNames(list('button "Reject"', '\'button "Reject" [disabled]\':'))).toEqual(['Reject']);
  expect(repeatedNames(list('button "Reject Ada"', 'button "Reject Bela"'))).toEqual([]);
});

test('buttons in the rows of relations, matches, applications and notes have different names', async ({ openAs }) => {
  const ground = await workGround({ talents: 4 });
  const { client, job, talents } = ground;
  await proposeAll({ ...ground, talents: talents.slice(0, 3) });
  for (const name of ['Alex', 'Bianca']) {
    const body = { name: `${name} Iliescu`, email: newAddress(name), message: 'Weaves.', message_id: randomUUID() };
    expect((await ask(`/requests/${job.id}/applications/`, { method: 'POST', body })).status).toBe(200);
  }
  const { json } = await ask(`/requests/${job.id}/get_relations/?status=all`, { token: client.token });
  const relation: number = json.items[0].relation.id;
  for (const text of ['Asked for references', 'Speaks Romanian'])
    await post(client, `/relations/${relation}/notes/`, { text, is_shared: false });
  const page = await openAs(client, `/my/job/${job.id}`, {}, REFUSED);
  await expect(page.getByRole('button', { name: `Reject ${talents[0]!.name}` })).toBeVisible();
  await expectNamedButtons(page, [
    `/my/job/${job.id}`,
    `/my/job/${job.id}?open=${relation}`,
    `/my/job/${job.id}?view=board`,
    `/my/job/${job.id}?tab=matches`,
    `/my/job/${job.id}?tab=applications`,
    '/my/jobs',
    '/my/jobs/archive',
    '/my/lists',
  ]);
});

test('buttons in the rows of a provider’s pages have different names', async ({ openAs }) => {
  const provider = await newPerson('Paul', 2);
  await fillAccount(provider);
  const page = await openAs(provider, '/my/talents', {}, REFUSED);
  const lists = (await ask('/lists/', { token: provider.token })).json.items as { id: number }[];
  await expectNamedButtons(page, [
    '/my/talents',
    '/my/talents?tab=imports',
    '/my/lists',
    ...lists.map(({ id }) => `/my/lists/${id}`),
    '/available-resources',
    '/available-resources/mine',
    '/available-resources/imports',
    '/settings/security',
    '/settings/subscriptions',
    '/settings/activity',
  ]);
});

test('buttons in the rows of the market have different names', async ({ openPage }) => {
  const page = await openPage({ options: storageOf(demoPerson('Client')) });
  await expectNamedButtons(page, ['/market/talents?skills=1,2', '/market/jobs?skills=1,2']);
});

test('buttons in the rows of a company’s pages have different names', async ({ openPage, superadmin }) => {
  const origin = currentProduct().company.acme;
  const page = await openPage({ options: storageOf(superadmin, origin) }, REFUSED, /less contrast than 4.5:1/);
  const paths = ['/company/jobs', '/company/talents', '/company/inbox', '/company/activity', '/admin/users'];
  await expectNamedButtons(
    page,
    [...paths, '/admin/groups', '/admin/settings', '/admin/settings/check'].map((path) => origin + path),
  );
});

test('buttons in the rows of staff tables have different names, also for people of the same name', async ({
  openAs,
  staff,
}) => {
  const namesakes = [await newPerson('Nora', 2), await newPerson('Nora', 2)];
  for (const provider of namesakes) {
    await newTalent(provider, { name: 'Nora Wolf' });
    await post(provider, '/available_resources/', { name: 'Nora Wolf', title: 'Weaver', hourly_rate: 40 });
  }
  const page = await openAs(staff, '/admin-panel/health', {}, REFUSED);
  const tables = 'requests talents clients vendors contractors staff applications available-resources skills companies';
  const others = 'ledger audit updates sdr-requests sdr-clients health feed stats';
  await expectNamedButtons(
    page,
    `${tables} ${others}`.split(' ').map((name) => `/admin-panel/${name}`),
  );
  await page.goto('/admin-panel/vendors?search=Nora');
  for (const { name, email } of namesakes)
    await expect(page.getByRole('checkbox', { name: `Select ${name}, ${email}` })).toBeVisible();
  await page.goto('/admin-panel/talents?search=Nora');
  await expect(page.getByRole('checkbox', { name: /^Select Nora Wolf, \d+$/ })).toHaveCount(2);
});

/** Creates rows of every kind for the account: talents, lists, resources, import links, verdicts and sessions. */
async function fillAccount(provider: Person): Promise<void> {
  const last_day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  for (const name of ['Alex Iliescu', 'Bianca Iliescu']) {
    const talent = await newTalent(provider, { name });
    const list = await post(provider, '/lists/', { name: `For ${name}` });
    await post(provider, `/lists/${list.id}/items/`, { talent: talent.id });
    await post(provider, '/available_resources/', { name, title: 'Weaver', hourly_rate: 40 });
    await post(provider, '/ai/import_links/', { kind: 'talent', label: name, files: 5, last_day });
  }
  const namesakes = [
    await newTalent(provider, { name: 'Tessa Wolf', title: 'Weaver' }),
    await newTalent(provider, { name: 'Tessa Wolf', title: 'Dyer' }),
  ];
  for (let copy = 1; copy <= 2; copy++) {
    const list = await post(provider, '/lists/', { name: 'People named Tessa' });
    for (const { id } of namesakes) await post(provider, `/lists/${list.id}/items/`, { talent: id });
  }
  for (const device of ['Windows NT 10.0', 'X11; Linux x86_64'])
    await signInAgain(provider, `Mozilla/5.0 (${device}; rv:140.0) Gecko/20100101 Firefox/140.0`);
}
