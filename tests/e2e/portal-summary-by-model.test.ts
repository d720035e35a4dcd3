import type { ServerResponse } from 'node:http';
import { send } from '../support/http.ts';
import { modelServer, writtenOn } from '../support/model-server.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { expectNoFindings } from './accessibility.ts';
import { storageOf } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import { expect, test } from '../fixtures/test.ts';

let directory: ReturnType<typeof demoDirectory>;
const TITLE = 'Loom engineer of the north';

let model: Awaited<ReturnType<typeof modelServer>>;
let product: Product;
let at: ProductAddresses;

test.beforeAll(async () => {
  directory = demoDirectory();
  model = await modelServer();
  product = await startProduct(directory.path, { AI_BASE_URL: model.url, AI_MODEL: 'test' });
  at = await product.ready();
});

test.afterAll(async () => {
  await product.stop();
  await model.close();
  directory.remove();
});

const person = (role: string) => at.accounts.find((account) => account.role === role)!;

async function made(role: string, path: string, body: object): Promise<number> {
  const { token } = person(role);
  const { status, text, json } = await send(product.ports.portal, `/api${path}`, { method: 'POST', token, body });
  if (status !== 200) throw new Error(text);
  return json.id;
}

test('sentences of a model are streamed, and an interrupted stream falls back to the rules', async ({ openPage }) => {
  const skills = (experience: number) =>
    ['Northern weaving', 'Southern dyeing'].map((name) => ({ name, experience, is_main: true }));
  await made('Client', '/requests/', { title: TITLE, skills: skills(3), hourly_rate: { min: 30, max: 60 } });
  const talent = {
    name: 'Ada Loom',
    title: 'Weaver',
    summary: '<p>Likes tea.</p>',
    skills: skills(5),
    hourly_rate: 45,
  };
  const id = await made('Talent provider', '/talents/', talent);
  let answer!: ServerResponse;
  let facts!: { number: number; text: string }[];
  model.behave(({ text }, response) => {
    answer = response;
    ({ facts } = JSON.parse(text));
    writtenOn(response, '{"elements":[');
  });
  const said = (skill: string) => {
    const { number } = facts.find(({ text }) => text.includes(skill))!;
    return JSON.stringify({ text: `5 years of experience with ${skill}.`, facts: [number] });
  };
  /** Prefix of the next sentence, which shows that the previous sentence is complete. */
  const next = '{"text":"';

  const page = await openPage({ options: storageOf(person('Talent provider'), at.portal) });
  await page.goto(`${at.portal}/my/talents/${id}`);
  await page.getByRole('link', { name: 'Show matches' }).click();
  await page.getByRole('link', { name: TITLE }).click();
  const match = page.getByRole('complementary');
  const improve = match.getByRole('button', { name: 'Improve the summary' });
  await improve.click();
  const dialog = page.getByRole('dialog', { name: 'Improve the summary' });
  await expect.poll(() => model.asked.length).toBe(1);

  // The first sentence is complete, and the second is still being streamed.
  writtenOn(answer, `${said('Northern weaving')},${next}`);
  await expect(dialog.getByText('5 years of experience with Northern weaving.')).toBeVisible();
  await expect(dialog.getByRole('status', { name: 'Comparing the summary with the job' })).toBeVisible();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  await expectNoFindings(page);
  writtenOn(answer, `${said('Southern dyeing').slice(next.length)}]}`, { isLast: true });
  await expect(dialog.getByText(/^The additions were written by AI/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '5 years of experience with Southern dyeing.' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await improve.click();
  await expect.poll(() => model.asked.length).toBe(2);
  writtenOn(answer, `${said('Southern dyeing')},${next}`);
  await expect(dialog.getByText('5 years of experience with Southern dyeing.')).toBeVisible();
  answer.destroy();
  await expect(dialog.getByText(/^The AI’s suggestions weren’t supported by the profile/)).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '5 years of experience with Northern weaving.' })).toBeVisible();
});
