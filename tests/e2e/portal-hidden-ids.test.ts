import { newJob } from './own-cards.ts';
import { demoPerson, newAddress, newPerson, storageOf } from '../fixtures/people.ts';
import { waitForCount } from './market-count.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

let origin: string;
let host: string;

test.beforeAll(({ product }) => {
  origin = product.company.verdant;
  host = new URL(origin).hostname;
});

/** Creates a card with a unique title for a company that hides numeric ids. */
async function hiddenCard(type: 'talents' | 'requests', title: string): Promise<{ id: number; path: string }> {
  const { token } = demoPerson('Staff');
  const skills = [{ name: 'Rust', experience: 3, is_main: true }];
  const body = { title, scope: 'company', skills, ...(type === 'talents' && { name: 'Ada Hidden' }) };
  const { status, json } = await ask(`/${type}/`, { method: 'POST', token, host, body });
  expect([status, json.id > 2 ** 30]).toEqual([200, true]);
  return json;
}

const word = (name: string) => `${name}${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;

test('a talent with a hidden id can be opened, contacted, proposed to and added to a list', async ({ openPage }) => {
  const title = word('Gardener');
  const talent = await hiddenCard('talents', title);
  const client = await newPerson('hanna');
  const job = await newJob(client, { skills: [{ name: 'Rust', experience: 2, is_main: true }] });
  const page = await openPage({ options: storageOf(client, origin) });
  await page.goto(`${origin}/market/talents?search=${title}`);
  await waitForCount(page, 1);
  await page.getByRole('link', { name: 'Ada Hidden' }).click();
  await page.waitForURL(origin + talent.path);
  const actions = page.getByRole('complementary', { name: 'Actions' });
  await actions.getByRole('button', { name: 'Contact', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Message').fill('Are you free in May?');
  await page.getByRole('dialog').getByRole('button', { name: 'Send message' }).click();
  await notice(page, 'Message successfully sent');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await actions.getByRole('button', { name: 'Propose a job', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Propose 1 job' }).click();
  await notice(page, 'Proposal sent');

  await page.goBack();
  await page.waitForURL(`${origin}/market/talents?search=${title}`);
  await page.getByRole('button', { name: 'Add Ada Hidden to a list' }).click();
  await page.getByLabel('Name your first list').fill('Gardeners');
  await page.keyboard.press('Enter');
  await notice(page, 'Data added successfully');
  await page.getByRole('link', { name: 'All my lists' }).click();
  await page.getByRole('link', { name: 'Gardeners' }).click();
  await page.getByRole('link', { name: 'Ada Hidden' }).click();
  await page.waitForURL(origin + talent.path);

  await page.goto(`${origin}/my/job/${job.id}`);
  await expect(page.getByRole('link', { name: 'Ada Hidden' }).first()).toBeVisible();
});

test('a visitor applies for a job with a hidden id, through a link without its slug', async ({ openPage }) => {
  const title = word('Beekeeper');
  const job = await hiddenCard('requests', title);
  const page = await openPage();
  const [bare] = /^\/j\/\d+-\d+/.exec(job.path)!;
  await page.goto(origin + bare);
  await page.waitForURL(origin + job.path);
  await page.getByRole('button', { name: 'Apply without an account' }).click();
  const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
  await dialog.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).fill('Vera Visitor');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(newAddress('vera'));
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Bees like me.');
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await notice(page, 'Your application was sent');
});
