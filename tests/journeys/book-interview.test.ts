import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmTalents, createMatchingCards, proposeTalents } from './matching-cards.ts';

const CALL = 'https://meet.example.com/loom';

test('a client offers interview times and the provider picks one', async ({ openPage, openAs, client, provider }) => {
  const cards = await createMatchingCards(client, provider);
  await proposeTalents(provider, cards);
  await confirmTalents(client, cards);
  const page = await openAs(client, `/my/job/${cards.job.id}`);
  const interview = page.getByRole('region', { name: 'Interview' });

  await test.step('Offer three times', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Ada Weaver' }).click();
    await interview.getByRole('button', { name: 'Offer times' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Place or call link' }).fill(CALL);
    for (const days of [3, 4, 5]) {
      await dialog.getByLabel('Day', { exact: true }).fill(getDateAhead(days));
      await dialog.getByRole('button', { name: 'Add time' }).click();
    }
    await dialog.getByRole('button', { name: 'Offer 3 times' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(interview.getByRole('button', { name: 'Change times' })).toBeVisible();
  });

  await test.step('Pick a time through the mailed link', async () => {
    const mail = await mailTo(provider.email, /^Pick an interview time: Ada Weaver/);
    const visitor = await openPage();
    await visitor.goto(linkOf(mail, 'interview'));
    await expect(visitor.getByRole('heading', { level: 1, name: 'Pick a time' })).toBeVisible();
    const times = visitor.getByRole('list', { name: 'Open times' }).getByRole('button');
    await expect(times).toHaveCount(3);
    await times.nth(1).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Interview booked' })).toBeVisible();
  });

  await test.step('Check that the client sees the booking', async () => {
    await mailTo(client.email, /^Interview booked/);
    await page.reload();
    await expect(interview.getByRole('heading', { name: 'Interview booked' })).toBeVisible();
    await expect(interview.getByText(CALL)).toBeVisible();
    await expect(page.getByRole('article').getByText('Interview', { exact: true })).toBeVisible();
  });

  await test.step('Check that the provider sees the booking', async () => {
    const providerPage = await openAs(provider, `/my/talents/${cards.talents[0]!.id}`);
    await providerPage.getByRole('article').getByRole('link', { name: cards.job.title }).click();
    const booked = providerPage.getByRole('region', { name: 'Interview' });
    await expect(booked.getByRole('heading', { name: 'Interview booked' })).toBeVisible();
    await expect(booked.getByText(CALL)).toBeVisible();
  });
});

function getDateAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
