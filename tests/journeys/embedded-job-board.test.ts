import { randomInt } from 'node:crypto';
import { ask } from '../fixtures/api.ts';
import { linkOf, mailTo } from '../fixtures/mailbox.ts';
import { newAddress } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { createCompany, createPortalLook } from './create-company.ts';

const CV =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

test('a visitor applies for a job in an embedded job board', async ({ openAs, openHost }) => {
  const { id, slug, origin, host, superadmin } = await createCompany();
  const title = `Loom engineer w${randomInt(10_000_000)}`;
  const email = newAddress('vera');
  const skills = [{ name: 'Rust', experience: 2, is_main: true }];
  const body = { scope: 'company', title, summary: '<p>Weaves on the night shift.</p>', skills };
  const job = await ask('/requests/', { method: 'POST', host, token: superadmin.token, body });
  expect(job.status).toBe(200);
  const { page } = await openHost({ body: `<crewdock-job-board company="${slug}"></crewdock-job-board>` });
  const allowed = { allowed_origins: [new URL(page.url()).origin] };
  const settings = await ask(`/companies/${id}/widgets/`, { method: 'PATCH', token: superadmin.token, body: allowed });
  expect(settings.status).toBe(200);
  const board = page.locator('crewdock-job-board');

  await test.step('Find the job', async () => {
    await page.reload();
    await board.getByRole('searchbox').fill(title);
    await board.getByRole('link', { name: title }).click();
    await expect(board.getByRole('heading', { name: title })).toBeVisible();
    await expect(board.getByText('Weaves on the night shift.')).toBeVisible();
  });

  await test.step('Apply with a CV', async () => {
    await board.getByLabel('Name').fill('Vera Visitor');
    await board.getByLabel('Email').fill(email);
    await board
      .getByLabel('CV')
      .setInputFiles({ name: 'vera.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CV) });
    await board.getByRole('button', { name: 'Send application' }).click();
    await expect(board.getByText('Your application is on its way')).toBeVisible();
  });

  await test.step('Check the confirmation mail of the visitor', async () => {
    expect((await mailTo(email, new RegExp(`^Your application for ${title}$`))).text).toContain(title);
  });

  await test.step('Open the application as the company', async () => {
    const mail = await mailTo(superadmin.email, new RegExp(`^Vera Visitor applied for ${title}$`));
    const companyPage = await openAs(superadmin, linkOf(mail, 'company'), createPortalLook(superadmin, origin));
    await companyPage.getByRole('link', { name: 'Vera Visitor' }).click();
    const detail = companyPage.getByRole('complementary', { name: 'Vera Visitor' });
    await expect(detail.getByRole('link', { name: email })).toBeVisible();
    await expect(detail.getByRole('button', { name: 'vera.pdf' })).toBeVisible();
  });
});
