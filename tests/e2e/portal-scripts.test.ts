import { type ForeignGround, findMixedText, foreignGround } from './foreign-scripts.ts';
import { demoPerson, storageOf, type Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

let ground: ForeignGround;
test.beforeAll(async () => {
  ground = await foreignGround();
});

const PAGES: [name: string, viewer: () => Person | null, path: () => string][] = [
  ['the market', () => null, () => `/market/talents?search=${ground.mark}`],
  ['the jobs market', () => null, () => `/market/jobs?search=${ground.mark}`],
  ['a talent', () => null, () => ground.talents[0]!.path],
  ['a job', () => null, () => ground.job.path],
  ['available resources', () => null, () => `/available-resources?search=${ground.mark}`],
  ['own talents', () => ground.provider, () => '/my/talents'],
  ['an own talent', () => ground.provider, () => `/my/talents/${ground.talents[0]!.id}`],
  ['the editor', () => ground.provider, () => `/my/talents/${ground.talents[0]!.id}/edit`],
  ['own resources', () => ground.provider, () => '/available-resources/mine'],
  ['own jobs', () => ground.client, () => '/my/jobs'],
  ['relations', () => ground.client, () => `/my/job/${ground.job.id}`],
  ['matches', () => ground.client, () => `/my/job/${ground.job.id}?tab=matches`],
  ['applications', () => ground.client, () => `/my/job/${ground.job.id}?tab=applications`],
  ['lists', () => ground.client, () => '/my/lists'],
  ['a list', () => ground.client, () => `/my/lists/${ground.list.id}`],
  ['settings', () => ground.client, () => '/settings'],
  ['all talents', () => demoPerson('Staff'), () => `/admin-panel/talents?search=${ground.mark}`],
  ['all jobs', () => demoPerson('Staff'), () => `/admin-panel/requests?search=${ground.mark}`],
  ['an opened talent', () => demoPerson('Staff'), () => `/admin-panel/talents/${ground.talents[1]!.id}`],
  [
    'all clients',
    () => demoPerson('Staff'),
    () => `/admin-panel/clients?search=${encodeURIComponent(ground.client.email)}`,
  ],
  ['all applications', () => demoPerson('Staff'), () => '/admin-panel/applications'],
];

for (const [name, viewer, path] of PAGES) {
  test(`text in any script is isolated from the words around it: ${name}`, async ({ openPage }) => {
    const person = viewer();
    const page = await openPage(person ? { options: storageOf(person) } : {});
    await page.goto(path());
    await expect(
      page
        .locator('main')
        .getByText(/[\u0590-\u08FF]/)
        .first(),
    ).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await findMixedText(page)).toEqual([]);
  });
}
