import { randomUUID } from 'node:crypto';
import { expectNoFindings } from './accessibility.ts';
import { tabInto, tabTo, tabToGrid } from './keyboard.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newTalent } from './own-cards.ts';
import { proposeThree } from './propose-three.ts';
import { demoPerson, newPerson, storageOf } from '../fixtures/people.ts';
import { statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import type { OpenPage } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

const staff = (openPage: OpenPage) => openPage({ options: storageOf(demoPerson('Staff')) });

test('ten talents are found and verified, three proposed, confirmed and moved, and their owners mailed by keyboard alone', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 10 });
  const { job, talents, mark, provider } = ground;
  const page = await staff(openPage);
  const rows = page.locator('[data-row]');
  await page.goto('/admin-panel/talents');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(mark);
  await expect(rows).toHaveCount(10);
  await page.waitForURL(/needs_screening=1/);
  for (const key of ['Enter', 'j', 'k']) await page.keyboard.press(key);
  for (let left = 9; left >= 0; left--) {
    await page.keyboard.press('v');
    if (left > 0) await expect(rows).toHaveCount(left);
    else await expect(page.getByText('No talents found')).toBeVisible();
  }

  // Opens the job from the command palette, by keyboard.
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog.locator('input:focus')).toBeVisible();
  await page.keyboard.type(`loom ${mark}`);
  await expect(dialog.getByRole('menuitem', { name: job.title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible();
  await tabTo(page, /^Propose talents…$/);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input[type=search]:focus')).toBeVisible();
  await page.keyboard.type(mark);
  await expect(dialog.getByText(`of ${provider.name}`).nth(9)).toBeVisible();
  await tabTo(page, new RegExp(`${mark}, .*match`));
  for (let chosen = 0; chosen < 3; chosen++) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await proposeThree(page, page.getByRole('article'));
  await expect
    .poll(async () => Object.values(await statusesOf(ground)).sort())
    .toEqual(['proceeded', 'proposed', 'proposed']);

  await page.goto(`/admin-panel/talents?search=${mark}&ordering=name`);
  await expect(rows).toHaveCount(talents.length);
  await tabToGrid(page);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, /^Select all$/, 'ArrowLeft');
  await page.keyboard.press('Space');
  await tabInto(page, '[role=toolbar][aria-label=Selected]');
  await tabTo(page, /^Email…$/, 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('input:focus')).toBeVisible();
  const subject = `News ${randomUUID().slice(0, 8)}`;
  await page.keyboard.type(subject);
  await dialog.getByLabel('Text').focus();
  await page.keyboard.type('Your talents were looked at.');
  await tabTo(page, /^Send \d+ emails?$/);
  await page.keyboard.press('Enter');
  const mail = await mailTo(provider.email, new RegExp(`^${subject}$`));
  expect(mail.text).toContain('Your talents were looked at.');
});

test('a lead is created, contacted, qualified, becomes a client’s job and leads to a hire by keyboard alone', async ({
  openPage,
}) => {
  const client = await newPerson('Lea', 1);
  const provider = await newPerson('Paul', 2);
  const mark = `w${randomUUID().slice(0, 7)}`;
  const skill = `Weaving ${mark}`;
  await newTalent(provider, { name: `Ada ${mark}`, skills: [{ name: skill, experience: 5, is_main: true }] });
  const page = await staff(openPage);
  const dialog = page.getByRole('dialog');
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await page.goto('/admin-panel/sdr-requests');
  await expect(page.getByRole('link', { name: 'New lead' })).toBeVisible();
  await press(/^New lead$/);
  await expect(page.getByRole('heading', { name: 'New lead' })).toBeVisible();
  await type(/^Company/, 'Harbour Mills');
  await type(/^Requirements/, `Loom engineer ${mark}`);
  await press(/^Create lead$/);
  await expect(page.getByRole('heading', { name: 'Harbour Mills', level: 1 })).toBeVisible();

  await page.goto(`/admin-panel/sdr-requests?search=${mark}`);
  const row = page.locator('[data-row]');
  await expect(row).toBeVisible();
  const stageOf = async () =>
    (await ask(`/admin-panel/sdr_requests/?search=${mark}`, { token: demoPerson('Staff').token })).json.items[0].stage;
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  await expect.poll(stageOf).toBe('contacted');
  await page.keyboard.press('q');
  await expect.poll(stageOf).toBe('qualified');
  await page.keyboard.press('Enter');
  await press(/^Open lead$/);
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible();
  await type(/^Client/, client.email);
  await expect(page.getByRole('option', { name: client.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Client: ${client.name}`)).toBeVisible();
  await press(/^Create job draft$/);
  await expect(page.getByRole('link', { name: `Loom engineer ${mark}` })).toBeVisible();
  await press(new RegExp(`^Loom engineer ${mark}$`));

  await expect(page.getByRole('combobox', { name: 'Add a skill' })).toBeVisible();
  await type(/^Add a skill/, skill);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${skill}`, exact: true })).toBeVisible();
  await press(/^Publish$/);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(dialog.locator('input:focus')).toBeVisible();
  await page.keyboard.type(`loom ${mark}`);
  await expect(dialog.getByRole('menuitem', { name: `Loom engineer ${mark}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Loom engineer ${mark}`, level: 1 })).toBeVisible();
  await press(/^Propose talents…$/);
  await expect(dialog.locator('input[type=search]:focus')).toBeVisible();
  await page.keyboard.type(mark);
  await expect(dialog.getByText(`of ${provider.name}`)).toBeVisible();
  await tabTo(page, new RegExp(`${mark}, .*match`));
  await page.keyboard.press('Space');
  await press(/^Propose 1 talent$/);
  await expect(dialog).toHaveCount(0);
  const relation = page.getByRole('article').first();
  await expect(relation).toBeVisible();
  await tabTo(page, /^Relations/);
  await page.keyboard.press('j');
  await expect(relation.locator(':focus')).toBeVisible();
  await page.keyboard.press('c');
  await expect(relation.getByText('Confirmed')).toBeVisible();
  await page.keyboard.press('p');
  await expect(dialog.locator('[type=radio]:focus')).toBeAttached();
  // Hire is the last step.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(relation.getByText('Hire').first()).toBeVisible();
});

test('a skill that a user typed is approved with a shortcut, and another skill is merged and separated again', async ({
  openPage,
}) => {
  const provider = await newPerson('Vera', 2);
  const mark = `w${randomUUID().slice(0, 7)}`;
  const skills = [`Looming ${mark}`, `Weft ${mark}`].map((name) => ({ name, experience: 3, is_main: true }));
  await newTalent(provider, { name: `Ada ${mark}`, skills });
  const page = await staff(openPage);
  const rows = page.locator('[data-row]');
  await page.goto(`/admin-panel/skills?search=${mark}&ordering=name&state=waiting`);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('v');
  await expect(rows).toHaveCount(1);
  const { token } = demoPerson('Staff');
  const approved = async () => (await ask(`/admin-panel/skills/?search=${mark}&state=approved`, { token })).json.items;
  await expect
    .poll(async () => (await approved()).map((skill: { name: string }) => skill.name))
    .toEqual([`Looming ${mark}`]);

  await page.goto(`/admin-panel/skills?search=${mark}&ordering=name`);
  const merged = rows.filter({ hasText: `Weft ${mark}` });
  await merged.getByRole('link').click();
  const panel = page.getByRole('complementary');
  await expectNoFindings(page);
  await merged.getByRole('button', { name: /^Merged into of/ }).click();
  await page.getByRole('combobox').last().fill('Looming');
  await page.getByRole('option', { name: `Looming ${mark}` }).click();
  await expect(panel.getByText(`Merged into Looming ${mark}`)).toBeVisible();
  await panel.getByRole('button', { name: 'Undo merge' }).click();
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeVisible();
});
