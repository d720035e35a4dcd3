import { mailTo } from '../fixtures/mailbox.ts';
import { demoPerson, storageOf } from '../fixtures/people.ts';
import { post, statusesOf, workGround } from './work-ground.ts';
import { ask } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test('a client posts a job, a provider proposes, the client confirms, rejects and hires, and both see every step', async ({
  openPage,
}) => {
  const ground = await workGround({ talents: 3 });
  const { client, provider, job, talents, mark } = ground;
  const [ada, bela, cleo] = talents as [(typeof talents)[0], (typeof talents)[0], (typeof talents)[0]];
  const theirs = await openPage({ options: storageOf(provider) });
  const ours = await openPage({ options: storageOf(client) });

  // The provider finds the job among a talent's matches and sees the reasons for the match.
  await theirs.goto('/my/talents');
  await theirs.getByRole('link', { name: ada.name, exact: true }).click();
  await theirs.getByRole('link', { name: 'Show matches' }).click();
  const match = theirs.getByRole('article').filter({ hasText: job.title });
  await expect(match.getByRole('img', { name: 'Match 100 of 100, strong' })).toBeVisible();
  await match.getByRole('link', { name: job.title }).click();
  const reasons = theirs.getByRole('complementary');
  await expect(reasons.getByText(`Main skills: has Weaving ${mark}.`)).toBeVisible();
  await reasons.getByRole('button', { name: 'Close' }).click();
  await match.getByRole('button', { name: /^Propose/ }).click();
  const message = theirs.getByRole('dialog', { name: 'Propose for this job' });
  await message.getByRole('textbox').fill('Ada can start on Monday.');
  await message.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(theirs.getByText('Proposal sent')).toBeVisible();
  await expect(match).toHaveCount(0);
  await theirs.getByRole('checkbox', { name: 'Show linked jobs' }).check({ force: true });
  await expect(match.getByText('Proposed', { exact: true })).toBeVisible();
  expect((await mailTo(client.email, /was proposed for/)).text).toContain('Ada can start on Monday.');

  // A different way to propose: from the talent's page, by selecting a job.
  await theirs.goto(`/my/talents/${bela.id}`);
  await theirs.getByRole('button', { name: 'Propose for jobs…' }).first().click();
  const choice = theirs.getByRole('dialog', { name: 'Propose for jobs' });
  await choice.getByRole('checkbox', { name: job.title }).check({ force: true });
  await choice.getByRole('button', { name: 'Propose 1 job' }).click();
  await expect(theirs.getByText('Proposal sent')).toBeVisible();
  await expect(theirs.getByRole('article').filter({ hasText: job.title })).toBeVisible();
  await post(provider, `/talents/${cleo.id}/related-request/${job.id}/`, { comment: '' });

  // The client sees the proposals that need a reply and responds to each of them.
  await ours.goto('/my/jobs');
  await expect(ours.getByRole('article').filter({ hasText: job.title }).getByText('3 to answer')).toBeVisible();
  await expect(ours.getByText('3 active')).toBeVisible();
  await ours.getByRole('link', { name: job.title, exact: true }).click();
  const row = (name: string) => ours.getByRole('article').filter({ hasText: name });
  await row(ada.name).getByRole('button', { name: 'Confirm' }).click();
  await expect(row(ada.name).getByText('Confirmed', { exact: true })).toBeVisible();
  await mailTo(provider.email, /was confirmed for/);

  await row(bela.name)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const why = ours.getByRole('dialog', { name: `Reject ${bela.name}?` });
  await why.getByText('The rate is too high').click();
  await why.getByRole('textbox').fill('We can pay 40.');
  await why.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(row(bela.name)).toHaveCount(0);
  const refused = await mailTo(provider.email, /was rejected for/);
  expect(refused.text).toContain('The rate is too high');
  expect(refused.text).toContain('We can pay 40.');

  // After a failed interview, the talent is considered again.
  const how = ours.getByRole('dialog', { name: `Move ${ada.name} to…` });
  await row(ada.name)
    .getByRole('button', { name: /^Proceed/ })
    .click();
  await expect(how.getByRole('radio', { name: 'Interview' })).toBeChecked();
  await expect(how.getByRole('textbox')).toHaveCount(0);
  await how.getByRole('button', { name: 'Proceed', exact: true }).click();
  await expect(row(ada.name).getByText('Interview', { exact: true })).toBeVisible();
  await row(ada.name)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const no = ours.getByRole('dialog', { name: `Reject ${ada.name}?` });
  await no.getByText('Doesn’t fit the team').click();
  await no.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(row(ada.name)).toHaveCount(0);
  await ours.getByRole('link', { name: /^Rejected/ }).click();
  await expect(row(ada.name).getByText('after interview')).toBeVisible();
  await row(ada.name).getByRole('button', { name: 'Restore' }).click();
  await ours.getByRole('link', { name: /^Active/ }).click();
  await expect(row(ada.name).getByText('Interview', { exact: true })).toBeVisible();

  await row(ada.name)
    .getByRole('button', { name: /^Proceed/ })
    .click();
  await how.getByText('Hire', { exact: true }).click();
  await how.getByLabel('Start date', { exact: true }).fill('1 Feb 2027');
  await how.getByLabel('Agreed rate').fill('$45/hr');
  await how.getByRole('button', { name: 'Proceed', exact: true }).click();
  await expect(row(ada.name).getByText('Hired', { exact: true })).toBeVisible();
  await mailTo(provider.email, /moved to the next step/);
  expect(await statusesOf(ground)).toEqual({ Ada: 'proceeded', Bela: 'rejected', Cleo: 'proposed' });

  // Both sides see the same history, in which the names of the other side's users are hidden.
  await ours.getByRole('link', { name: ada.name, exact: true }).click();
  await theirs.goto(`/my/talents/${ada.id}`);
  await theirs.getByRole('link', { name: job.title, exact: true }).click();
  for (const [page, own, other] of [
    [ours, 'request', 'The talent’s side'],
    [theirs, 'talent', 'The client'],
  ] as const) {
    const history = page
      .getByRole('complementary')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(history.nth(5)).toBeVisible();
    const told = (await history.allInnerTexts()).map((text) => text.replaceAll(/\n+/g, '\n'));
    const names = own === 'request' ? [other, client.name] : [provider.name, other];
    expect(told[0]).toMatch(new RegExp(`^Proposed\\n${names[0]}.*\\nAda can start on Monday\\.$`));
    expect(told[1]).toMatch(new RegExp(`^Confirmed\\n${names[1]}`));
    expect(told.slice(2, 5).map((text) => text.split('\n')[0])).toEqual([
      'Interview',
      'Rejected',
      'Restored to interview',
    ]);
    expect(told[5]).toMatch(new RegExp(`^Hired\\n${names[1]}.*\\nHire\\. Start: 1 Feb 2027\\. Rate: \\$45/hr\\.$`));
    await expect(page.getByText('Starts on 1 Feb 2027.', { exact: false })).toBeVisible();
  }

  // The provider sees the reason for a rejection.
  await theirs.goto(`/my/talents/${bela.id}?status=rejected`);
  await theirs.getByRole('link', { name: job.title, exact: true }).click();
  await expect(theirs.getByRole('complementary').getByText('We can pay 40.')).toBeVisible();
});

test('members of a company can edit only the cards that they have permission for, and view the others', async ({
  openPage,
  product,
}) => {
  const { acme } = product.company;
  const host = new URL(acme).hostname;
  for (const role of ['Acme Talent team lead', 'Acme Talent manager']) {
    const person = demoPerson(role);
    const { json } = await ask('/talents/?scope=company&limit=100', { token: person.token, host });
    const cards: { id: number; name: string; can: { edit: boolean } }[] = json.items;
    const page = await openPage({ options: storageOf(person, acme) });
    await page.goto(`${acme}/company/talents`);
    await expect(page.getByRole('article').first()).toBeVisible();
    const editable = cards.filter(({ can }) => can.edit);
    for (const { name, can } of cards.slice(0, 6)) {
      expect(await page.getByRole('link', { name: `Edit ${name}`, exact: true }).count()).toBe(Number(can.edit));
    }
    if (role.endsWith('lead')) expect(editable.length).toBeGreaterThan(0);
    for (const card of [editable[0], cards.find(({ can }) => !can.edit)]) {
      if (!card) continue;
      await page.goto(`${acme}/company/talents/${card.id}`);
      await expect(page.getByRole('heading', { level: 1, name: card.name })).toBeVisible();
      const tabs = page.getByRole('navigation', { name: card.name, exact: true });
      await expect(tabs.getByRole('link', { name: 'Details' })).toBeVisible();
      expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(Number(card.can.edit));
      expect(await tabs.getByRole('link', { name: /^Jobs\b/ }).count()).toBe(Number(card.can.edit));
      // The number in the tab is loaded with the relations, later than the tab.
      if (card.can.edit) await expect(tabs.getByRole('link', { name: /^Jobs \d/ })).toBeVisible();
    }
  }
});
