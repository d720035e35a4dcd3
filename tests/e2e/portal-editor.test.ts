import type { TalentDetails } from '@crewdock/contract/cards';
import type { Page } from '@playwright/test';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { newJob, newTalent } from './own-cards.ts';
import { type Person, demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expectValue, field, idIn, talentOf } from './editor.ts';
import { notice } from './notice.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

let provider: Person;
let client: Person;
test.beforeAll(async () => {
  [provider, client] = await Promise.all([newPerson('Petra', 2), newPerson('Clara', 1)]);
});

const expectSkills = (page: Page, names: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Move .* up$/ })
        .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel?.replaceAll(/^Move | up$/g, ''))),
    )
    .toEqual(names);
const talent = (id: number) => talentOf(id, provider);

/** Adds a skill as a fast typist would, without waiting for its option. */
async function addSkill(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Add a skill' });
  await picker.fill(name);
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible();
}

test('a talent is created from an empty form, saved as a draft and published', async ({ openAs }) => {
  const page = await openAs(provider, '/my/talents/create');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Enter the name.')).toBeVisible();
  await expect(page.getByText('Add at least one skill.')).toBeVisible();
  await expect(field(page, 'Name').and(page.locator(':focus'))).toBeVisible();
  await expectNoFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.keyboard.type('Grace Hopper');
  await expectValue(field(page, 'Name'), 'Grace Hopper');
  await expect(page.getByText('Enter the name.')).toHaveCount(0);
  await field(page, 'Title').fill('Compiler engineer');
  const made = `Quillery ${crypto.randomUUID().slice(0, 8)}`;
  for (const name of ['TypeScript', 'Go', made]) await addSkill(page, name);
  await page.getByRole('button', { name: 'Go is a main skill' }).click();
  await page.getByLabel('Years of Go').fill('9');
  // Moving a skill above the first of the other skills makes it a main skill. The button keeps the focus.
  const up = page.getByRole('button', { name: `Move ${made} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expectSkills(page, ['Go', made, 'TypeScript']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(`${made}: main skill 2 of 2.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(`${made}: main skill 1 of 2.`)).toBeVisible();
  await expectSkills(page, [made, 'Go', 'TypeScript']);
  await page.getByRole('button', { name: 'Remove TypeScript' }).click();
  await expectSkills(page, [made, 'Go']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSkills(page, [made, 'Go', 'TypeScript']);

  // Skills can also be moved by dragging, including between the groups of main and other skills.
  const row = (name: string) => page.locator('[data-skill]').filter({ hasText: name });
  await row('TypeScript').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await row('TypeScript').getByTitle('Drag to move').hover();
  await page.mouse.down();
  await row(made).hover();
  await page.mouse.up();
  await expectSkills(page, ['TypeScript', made, 'Go']);
  await page.getByRole('button', { name: 'TypeScript is a main skill' }).click();
  await expectSkills(page, [made, 'Go', 'TypeScript']);

  await page.getByLabel('Seniority').selectOption({ label: 'Senior' });
  await field(page, 'Hourly rate').fill('$80');
  await field(page, 'Summary').click();
  await page.keyboard.type('Wrote the first one.');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As others will see it' });
  await expect(preview.getByText('Wrote the first one.')).toBeVisible();
  await expect(preview.getByText('$80/hr').first()).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Save draft' }).dblclick();
  await notice(page, 'Data added successfully');
  await page.waitForURL('**/edit');
  const id = idIn(page);
  const draft = await talent(id);
  expect(draft).toMatchObject({ name: 'Grace Hopper', is_draft: true, seniority: { label: 'Senior' } });
  expect(draft.hourly_rate).toEqual({ min: 80, max: 80 });
  expect(draft.summary).toBe('<p>Wrote the first one.</p>');
  expect(draft.skills.map(({ name, experience, is_main }) => [name, experience, is_main])).toEqual([
    [made, null, true],
    ['Go', 9, true],
    ['TypeScript', null, false],
  ]);
  expect((await ask('/talents/?drafts=1', { token: provider.token })).json.total).toBe(1);
  expect((await ask(`/talents/${id}/`)).status).toBe(404);

  // Waits for the card's form, which might be rendered after the URL has changed.
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(`**/my/talents/${id}`);
  expect((await ask(`/talents/${id}/`)).json).toMatchObject({ name: 'Grace Hopper', is_draft: false });

  // Saving a second card of the same person succeeds, and a notice mentions the first card.
  await page.goto('/my/talents/create');
  await field(page, 'Name').fill('grace  hopper');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await notice(page, /^You already have a card for this person: Grace Hopper/);
  await page.getByRole('button', { name: 'Open the other card' }).click();
  await page.waitForURL(`**/my/talents/${id}`);
});

test('a job is created with location, duration and rates, and its copy is a separate draft', async ({ openAs }) => {
  const page = await openAs(client, '/my/jobs/create', { width: 390, height: 844 });
  await field(page, 'Title').fill('Loom programmer');
  await addSkill(page, 'Go');
  await field(page, 'Hourly rate, from').fill('70');
  await field(page, 'Hourly rate, to').fill('50');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The lowest rate is above the highest.')).toBeVisible();
  await field(page, 'Hourly rate, to').fill('90');
  const countries = page.getByRole('combobox', { name: 'Countries' });
  for (const name of ['Poland', 'Portugal']) {
    await countries.pressSequentially(name);
    await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
    await countries.press('ArrowDown');
    await countries.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remove Portugal' }).click();
  await page.getByLabel('Duration').selectOption({ index: 1 });
  await expectNothingLost(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/my\/job\/\d+$/);
  const id = idIn(page);
  const { json: job } = await ask(`/requests/${id}/`);
  expect(job).toMatchObject({ title: 'Loom programmer', hourly_rate: { min: 70, max: 90 }, is_draft: false });
  expect(job.countries.map(({ code }: { code: string }) => code)).toEqual(['PL']);
  expect(job.duration).not.toBe(null);

  // A copy is created only when the user saves it.
  const drafts = async () => (await ask('/requests/?drafts=1', { token: client.token })).json.items;
  await page.goto(`/my/job/${id}/copy`);
  await expect(page.getByRole('heading', { name: 'Copy of Loom programmer' })).toBeVisible();
  await expectValue(field(page, 'Title'), 'Loom programmer');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`**/my/job/${id}`);
  expect(await drafts()).toEqual([]);

  await page.goto(`/my/job/${id}/copy`);
  await expectValue(field(page, 'Title'), 'Loom programmer');
  await field(page, 'Title').fill('Second loom programmer');
  await Promise.all([
    notice(page, /A copy of Second loom programmer was created/),
    page.getByRole('button', { name: 'Save draft' }).dblclick(),
  ]);
  await page.waitForURL('**/edit');
  expect(idIn(page)).not.toBe(id);
  await expectValue(field(page, 'Title'), 'Second loom programmer');
  const [copy, ...more] = await drafts();
  expect([copy.title, more]).toEqual(['Second loom programmer', []]);
  expect((await ask(`/requests/${copy.id}/`, { token: client.token })).json).toMatchObject({
    hourly_rate: { min: 70, max: 90 },
    duration: job.duration,
  });
  // Drafts are in a separate list from other jobs.
  const others = (await ask('/requests/', { token: client.token })).json.items;
  expect(others.map(({ title }: { title: string }) => title)).toEqual(['Loom programmer']);
  await page.goto('/my/jobs?tab=drafts');
  await expect(page.getByRole('link', { name: 'Second loom programmer' }).first()).toBeVisible();
});

test('the second of two concurrent editors resolves conflicts field by field', async ({ openAs }) => {
  const card = await newTalent(provider, { title: 'Engineer', city: 'Lodz' });
  const path = `/my/talents/${card.id}/edit`;
  const [first, second] = [await openAs(provider, path), await openAs(provider, path, {}, REFUSED)];
  await field(second, 'Title').fill('Second title');
  await field(second, 'Monthly rate').fill('7000');
  await field(second, 'Name').fill('Second name');
  await field(first, 'Title').fill('First title');
  await field(first, 'Name').fill('First name');
  await field(first, 'Hourly rate').fill('45');
  await first.getByRole('button', { name: 'Save changes' }).click();
  await first.waitForURL(`**/my/talents/${card.id}`);

  await second.getByRole('button', { name: 'Save changes' }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else changed this card' });
  await expect(dialog.getByRole('radiogroup', { name: 'Title' }).getByText('First title')).toBeVisible();
  await expect(dialog.getByText('$45/hr')).toBeVisible();
  await expectNoFindings(second);
  // Canceling the dialog sends nothing and keeps all input.
  await second.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expectValue(field(second, 'Title'), 'Second title');
  expect((await talent(card.id)).version).toBe(2);
  await second.getByRole('button', { name: 'Save changes' }).click();
  const theirs = dialog.getByRole('radio', { name: /Use theirs First name/ });
  await theirs.press('Space');
  await expect(theirs.and(second.locator(':checked'))).toBeVisible();
  await dialog.getByRole('button', { name: 'Save merged card' }).click();
  await second.waitForURL(`**/my/talents/${card.id}`);
  const saved = await talent(card.id);
  expect(saved).toMatchObject({ title: 'Second title', name: 'First name', city: 'Lodz', version: 3 });
  expect([saved.hourly_rate?.min, saved.monthly_rate?.min]).toEqual([45, 7000]);
});

test('a picture is cropped by keyboard, a CV is uploaded, and errors of the server are shown at their field', async ({
  openAs,
}) => {
  const card = await newTalent(provider);
  const page = await openAs(provider, `/my/talents/${card.id}/edit`, {}, REFUSED);
  const picture = page.locator('input[type=file][accept*="image/"]');
  const cv = page.locator('input[type=file]').last();
  const buffer = await page.screenshot();
  await picture.setInputFiles({ name: 'me.bmp', mimeType: 'image/bmp', buffer });
  await expect(page.getByText('Choose a JPEG, PNG, WebP, AVIF or GIF.')).toBeVisible();
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  const frame = dialog.getByRole('group', { name: /Picture/ });
  await expect(frame.locator('img')).toBeVisible();
  const left = () => frame.locator('img').evaluate((image) => Number.parseFloat(image.style.insetInlineStart));
  const before = await left();
  await frame.press('ArrowRight');
  await expect.poll(left).toBeLessThan(before);
  const moved = await left();
  await frame.press('+');
  await expect.poll(left).toBeLessThan(moved);
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.getByRole('button', { name: 'Remove picture' }).count()).toBe(0);
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(frame.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect((await talent(card.id)).photo).toBe(null);
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();

  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Must be a PDF or a DOCX without macros.')).toBeVisible();
  const half = await talent(card.id);
  expect([half.photo, half.has_cv]).toEqual([expect.stringContaining('.webp'), false]);
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL(`**/my/talents/${card.id}`);
  const whole = await talent(card.id);
  expect([whole.photo, whole.has_cv]).toEqual([null, true]);
});

test('typed or pasted markup is shown as text and never executed', async ({ openAs }) => {
  const MARKUP = '</script><img src=x onerror=window.ran=1>"\'\u202E{{7*7}} محمد 👨‍👩‍👧';
  const page = await openAs(provider, '/my/talents/create', {}, /Content Security Policy/);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await field(page, 'Name').fill(MARKUP);
  await field(page, 'Title').fill(MARKUP);
  await addSkill(page, '<svg onload=window.ran=1>');
  const city = page.getByRole('combobox', { name: 'City' });
  await city.fill(MARKUP);
  await field(page, 'Summary').evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      `<h1 onclick="window.ran=1">Head</h1><script>window.ran=1</script><p style="color:red">Pasted <b>bold</b>
       <a href="javascript:window.ran=1">bad</a> <a href="https://example.com/">good</a></p><img src=x onerror="window.ran=1">`,
    );
    (box as HTMLElement).focus();
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field(page, 'Summary').getByText('Pasted')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As others will see it' });
  await expect(preview.getByText('Pasted')).toBeVisible();
  expect(await preview.locator('img[src=x], script, [style*=red], a[href^=javascript]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/edit');
  // Waits for the card's form, which might be rendered after the URL has changed.
  await expect(page.getByRole('heading', { level: 1, name: 'New talent' })).toBeHidden();
  const shown = MARKUP.replace('\u202E', ' ');
  await expectValue(field(page, 'Name'), shown);
  await expectValue(city, shown);
  const { summary, name } = await talent(idIn(page));
  expect(name).toBe(shown);
  expect(summary).toMatch(/<h3>Head<\/h3>.*<strong>bold<\/strong>/);
  expect(summary).toContain('href="https://example.com/"');
  expect(summary).not.toMatch(/script|style|onclick|<img/);
  // Text of drafts in local storage is sanitized like pasted text.
  const { uid } = (await ask('/session/', { token: provider.token })).json;
  await page.evaluate(
    ([place, version]) => {
      const base = { summary: '', title: '', name: '', skills: [] };
      const edits = {
        summary: '<p>Planted<img src=x onerror="window.ran=1"><a href="javascript:window.ran=1">x</a></p>',
      };
      const draft = { at: Date.now(), version, base, edits, key: 'k' };
      localStorage.setItem(`cardDraft:${place}`, JSON.stringify(draft));
    },
    [`${uid}:my:talents:${idIn(page)}`, 1] as const,
  );
  await page.reload();
  await expect(field(page, 'Summary').getByText('Planted')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByText('Planted')).toBeVisible();
  expect(await preview.locator('img[src=x], a[href^=javascript]').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('staff edit any card, a team lead the cards of their group, and other people are refused', async ({
  openPage,
  openAs,
  product,
}) => {
  const staff = demoPerson('Staff');
  const job = await newJob(client, { title: 'Seen by staff' });
  const page = await openAs(staff, `/my/job/${job.id}/edit`);
  await field(page, 'Title').fill('Mended by staff');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await notice(page, 'Data successfully updated');
  expect((await ask(`/requests/${job.id}/`)).json.title).toBe('Mended by staff');

  const foreign = await openAs(provider, `/my/talents/${(await newTalent(await newPerson('Fara', 2))).id}/edit`);
  await expect(foreign.getByRole('heading', { name: 'You can’t edit this card' })).toBeVisible();

  // A talent that belongs to another member of the team lead's group.
  const { acme } = product.company;
  const lead = demoPerson('Acme Talent team lead');
  const asLead = (path: string, sent: object = {}) => ask(path, { token: lead.token, host: 'acme.localhost', ...sent });
  const ids = async (scope: string): Promise<number[]> =>
    (await asLead(`/talents/?scope=${scope}&limit=100`)).json.items.map(({ id }: { id: number }) => id);
  const own = new Set(await ids('own'));
  const others = (await ids('company')).filter((id) => !own.has(id));
  const cards: TalentDetails[] = await Promise.all(others.map(async (id) => (await asLead(`/talents/${id}/`)).json));
  const led = cards.find(({ can }) => can.edit)!;
  const window = await openPage({ options: { ...storageOf(lead, acme), baseURL: acme } }, /less contrast/);
  await window.goto(`/company/talents/${led.id}/edit`);
  await field(window, 'Title').fill('Lead’s word');
  await window.getByRole('button', { name: 'Save changes' }).click();
  await window.waitForURL(`**/company/talents/${led.id}`);
  const { title } = (await asLead(`/talents/${led.id}/`)).json;
  await asLead(`/talents/${led.id}/`, { method: 'PATCH', body: { title: led.title } });
  expect(title).toBe('Lead’s word');
});
