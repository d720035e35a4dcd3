import { doMore } from '../e2e/more-menu.ts';
import { newTalent } from '../e2e/own-cards.ts';
import { REFUSED } from '../fixtures/open-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** User agent of a regular browser, because views and verdicts of headless browsers are not counted. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test('a provider shares a talent through a tagged link with a password and gets a verdict', async ({
  openPage,
  openAs,
  provider,
}) => {
  const talent = await newTalent(provider, { name: 'Ada Weaver', is_private: true });
  const page = await openAs(provider, `/my/talents/${talent.id}`, {
    options: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  const dialog = page.getByRole('dialog');
  const visitor = await openPage({ options: { userAgent: USER_AGENT } }, REFUSED);

  const link = await test.step('Create a link for a client', async () => {
    await doMore(page, 'Ada Weaver', 'Share…');
    await dialog.getByRole('button', { name: 'New link' }).click();
    await dialog.getByLabel('Recipient').fill('Northwind');
    await dialog.getByLabel('Password', { exact: true }).fill('otters paint');
    await dialog.getByRole('button', { name: 'Create and copy link' }).click();
    await expect(dialog.getByRole('button', { name: 'Copy link for Northwind' })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  });

  await test.step('Open the link with the password', async () => {
    await visitor.goto(link);
    await visitor.getByLabel('Password', { exact: true }).fill('otters paint');
    await visitor.getByRole('button', { name: 'Open link' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Ada Weaver' })).toBeVisible();
  });

  await test.step('Give a verdict', async () => {
    const yes = visitor
      .getByRole('group', { name: 'Your verdict on Ada Weaver' })
      .getByRole('button', { name: 'Yes for Ada Weaver' });
    await yes.click();
    const form = visitor.getByRole('dialog');
    await form.getByLabel('Your name').fill('Ann of Northwind');
    await form.getByLabel('Comment (optional)').fill('Can she start in May?');
    await form.getByRole('button', { name: 'Send verdict' }).click();
    await expect(form).toHaveCount(0);
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('Read the verdict as the provider', async () => {
    await page.reload();
    await doMore(page, 'Ada Weaver', 'Share…');
    await expect(dialog.getByText('1 verdict', { exact: true })).toBeVisible();
    await dialog.getByRole('link', { name: 'Statistics' }).click();
    const verdict = page.getByRole('list', { name: 'Verdicts' }).getByRole('listitem');
    await expect(verdict).toContainText('Ann of Northwind');
    await expect(verdict).toContainText('Can she start in May?');
    await expect(verdict).toContainText('Yes');
  });
});
