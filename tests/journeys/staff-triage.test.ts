import { randomInt, randomUUID } from 'node:crypto';
import { ask } from '../fixtures/api.ts';
import { enterCell, tabTo } from '../e2e/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';

test('staff work through new updates by keyboard', async ({ openPage, staff }) => {
  const mark = `w${randomInt(10_000_000)}`;
  for (const sender of ['Vera', 'Uma', 'Tess']) {
    const body = {
      name: sender,
      email: 'visitor@visitors.example',
      message: `${mark} from ${sender}`,
      message_id: randomUUID(),
    };
    expect((await ask('/lp/contact-us/', { method: 'POST', body })).status).toBe(200);
  }
  const page = await openPage();
  const rows = page.locator('[data-row]');
  const panel = page.getByRole('complementary');
  const getStatuses = async () => {
    const { items } = (await ask(`/admin-panel/updates/?search=${mark}`, { token: staff.token })).json;
    return Object.fromEntries(
      items.map(({ detail, status }: Record<string, string>) => [/from (\w+)/.exec(detail!)![1], status]),
    );
  };

  await test.step('Sign in', async () => {
    await page.goto('/login/staff');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(staff.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(staff.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin-panel\/updates/);
    await expect(rows.first()).toBeVisible();
  });

  await test.step('Find the new messages', async () => {
    await page.keyboard.press('/');
    // Enters the word with a single input event: a search for only its first letters could show the same rows.
    await page.keyboard.insertText(mark);
    await expect(rows).toHaveCount(3);
    await page.keyboard.press('Enter');
  });

  await test.step('Read the messages in the side panel', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(`${mark} from Uma`)).toBeVisible();
    await page.keyboard.press('j');
    await expect(panel.getByText(`${mark} from Vera`)).toBeVisible();
    await page.keyboard.press('k');
    await expect(panel.getByText(`${mark} from Uma`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('Mark one message as done', async () => {
    await enterCell(page, /^Status of /);
    await page.keyboard.press('d');
    await expect(page.getByText('Moved to Done')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect.poll(getStatuses).toEqual({ Vera: 'new', Uma: 'done', Tess: 'new' });
  });

  await test.step('Undo the move', async () => {
    await tabTo(page, /^Undo$/);
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(3);
    await expect.poll(getStatuses).toEqual({ Vera: 'new', Uma: 'new', Tess: 'new' });
  });
});
