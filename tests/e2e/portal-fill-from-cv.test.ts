import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { type Person, newPerson } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expectValue, field, idIn, talentOf } from './editor.ts';
import { notice } from './notice.ts';
import { expect, test } from '../fixtures/test.ts';

const CV = `Ana Petrova
Senior Go developer
ana.petrova@example.org, +380 44 123 4567

Summary
Builds payment systems that stay up, and <b>says</b> why.

Skills
Go, PostgreSQL, Docker

Experience
Go developer, Acme Payments
January 2020 – March 2024
Moved the ledger to Go.

Languages
German B2
`;

let provider: Person;
let folder: string;
test.beforeAll(async () => {
  provider = await newPerson('Fiona', 2);
  folder = await mkdtemp(join(tmpdir(), 'fill-from-cv-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

const part = (page: Page, name: string, state: string) =>
  page.getByRole('status', { name: 'CV reading progress' }).getByText(`${name} ${state}`).waitFor();
const row = (page: Page, text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

async function fileOf(text: string, name = 'cv.txt'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

async function choose(page: Page, path: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Fill from (a|another) CV$/ }).click(),
  ]);
  await chooser.setFiles(path);
}

/** Drops a file onto the form. */
async function drop(page: Page, text: string): Promise<void> {
  const carried = await page.evaluateHandle((contents) => {
    const data = new DataTransfer();
    data.items.add(new File([contents], 'dropped.txt', { type: 'text/plain' }));
    return data;
  }, text);
  const onto = page.getByRole('heading', { level: 2, name: 'Rates' });
  await onto.dispatchEvent('dragover', { dataTransfer: carried });
  await onto.dispatchEvent('drop', { dataTransfer: carried });
}

test('a dropped CV is parsed in parts, one is inspected, one corrected, and all values are saved', async ({
  openAs,
}) => {
  const page = await openAs(provider, '/my/talents/create');
  await field(page, 'Title').fill('Backend developer');
  // Holds back the skills to check that the other sections appear before them.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/ai/resume_parser/?get_block=skills', async (route) => {
    await held;
    await route.continue();
  });
  await drop(page, CV);
  await part(page, 'Personal details', '5 found');
  await part(page, 'Skills', 'reading…');
  await part(page, 'Work experience', '1 found');
  letGo();
  await part(page, 'Skills', '3 found');
  await notice(page, 'The file was successfully parsed');
  await expect(page.getByText('Also in the file, but not added to the card: ana.petrova@example.org')).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });

  // The keyboard opens the dialog that shows the value's position in the file; closing it returns the focus.
  const where = page.getByRole('button', { name: 'Show source of Name: Ana Petrova' });
  await where.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Name in dropped.txt' });
  await expect(dialog.locator('q').getByText('Ana Petrova', { exact: true })).toBeVisible();
  const mark = dialog.locator('rect');
  const word = dialog.locator('svg text').filter({ hasText: /^Petrova$/ });
  const [around, inside] = [(await mark.boundingBox())!, (await word.boundingBox())!];
  expect(inside.x).toBeGreaterThanOrEqual(around.x);
  expect(inside.y + inside.height / 2).toBeGreaterThan(around.y);
  expect(inside.y + inside.height / 2).toBeLessThan(around.y + around.height);
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(where.and(page.locator(':focus'))).toBeVisible();

  // Entered values are kept until the user clicks Replace.
  await expectValue(field(page, 'Name'), '');
  await page.getByRole('button', { name: /^Accept all/ }).click();
  await expectValue(field(page, 'Name'), 'Ana Petrova');
  await expectValue(field(page, 'Title'), 'Backend developer');
  await expect(row(page, 'In the form now: Backend developer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing left to accept' })).toBeVisible();
  await page.getByRole('button', { name: 'Replace Title: Senior Go developer' }).click();
  await expectValue(field(page, 'Title'), 'Senior Go developer');
  await page.getByRole('button', { name: 'Undo Title: Senior Go developer' }).click();
  await expectValue(field(page, 'Title'), 'Backend developer');

  // Single values, and all values, can be undone.
  await page.getByRole('button', { name: 'Undo Skills: Docker' }).click();
  await expect(page.getByRole('button', { name: 'Remove Docker' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expectValue(field(page, 'Name'), '');
  await expect(page.getByRole('button', { name: 'Remove Go', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Accept all/ }).click();

  await field(page, 'Name').fill('Ana Petrova-Lind');
  await expect(row(page, 'In the form now: Ana Petrova-Lind')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await notice(page, 'Data added successfully');
  await page.waitForURL('**/edit');
  const saved = await talentOf(idIn(page), provider);
  expect(saved).toMatchObject({
    name: 'Ana Petrova-Lind',
    title: 'Backend developer',
    summary: '<p>Builds payment systems that stay up, and &lt;b&gt;says&lt;/b&gt; why.</p>',
    seniority: { label: 'Senior' },
    country: { code: 'UA' },
    languages: [{ code: 'de', level: 'B2' }],
    work_experience: [{ company: 'Acme Payments', title: 'Go developer', from: '2020-01', to: '2024-03' }],
    is_verified: false,
  });
  expect(saved.skills.map(({ name }) => name).toSorted()).toEqual(['Docker', 'Go', 'PostgreSQL']);
});

test('a part that fails three times is reported, and can be retried', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create', {}, REFUSED);
  let asked = 0;
  await page.route('**/api/ai/resume_parser/?get_block=summary', async (route) => {
    asked += 1;
    if (asked <= 3) await route.fulfill({ status: 503, json: { code: 'unavailable', detail: '', request_id: '' } });
    else await route.continue();
  });
  await choose(page, await fileOf(`${CV}\nThree`));
  await part(page, 'Summary', 'couldn’t be read');
  expect(asked).toBe(3);
  await part(page, 'Personal details', '5 found');
  await expect(page.getByRole('alert').getByText('This section couldn’t be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await part(page, 'Summary', '1 found');
  await expect(page.getByText('This section couldn’t be read.')).toHaveCount(0);
});

test('all parts are reported while offline, and can be read once online', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create', {}, REFUSED);
  // Waits until the panel's code is loaded before the network is switched off.
  await choose(page, await fileOf(`${CV}\nFour`));
  await part(page, 'Personal details', '5 found');
  await page.context().setOffline(true);
  await choose(page, await fileOf(`${CV}\nFive`));
  await expect(page.getByRole('alert').getByText('The server can’t be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await part(page, 'Personal details', '5 found');
  await part(page, 'Skills', '3 found');
  await notice(page, 'The file was successfully parsed');
});

test('an unreadable file shows its reason once, and can be replaced by another file', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create', {}, REFUSED);
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().includes('resume_parser') ? 1 : 0));
  await choose(page, await fileOf('%PDF-1.7 and nothing else', 'broken.pdf'));
  await part(page, 'Skills', 'couldn’t be read');
  await expect(
    page.getByRole('alert').getByText('This file is damaged. Open it, save it again and upload that.'),
  ).toBeVisible();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(asked).toBe(4);

  // Chooses a second file while the first is still being read. Only the second is reported.
  await page.route('**/api/ai/resume_parser/*', (route) =>
    route.request().postDataBuffer()!.includes('slow.txt') ? undefined : route.continue(),
  );
  await choose(page, await fileOf(CV, 'slow.txt'));
  await part(page, 'Personal details', 'reading…');
  await choose(page, await fileOf(CV.replaceAll('Ana Petrova', 'Olha Koval'), 'second.txt'));
  await expect(page.getByRole('heading', { name: 'Read from second.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept Name: Olha Koval' }).click();
  await expectValue(field(page, 'Name'), 'Olha Koval');
  await page.getByRole('button', { name: 'Close results' }).click();
  await expect(page.getByRole('heading', { name: 'Read from second.txt' })).toHaveCount(0);
  await expectValue(field(page, 'Name'), 'Olha Koval');
});

test('filling from a CV works on a phone', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create', { width: 390, height: 844 });
  await choose(page, await fileOf(CV, 'phone.txt'));
  await part(page, 'Personal details', '5 found');
  await expectNoFindings(page);
  await expectNothingLost(page);
});
