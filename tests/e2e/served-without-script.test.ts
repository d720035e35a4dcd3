import { expect, test } from '../fixtures/test.ts';
import { send } from '../support/http.ts';

test.describe('without JavaScript', () => {
  test('jobs can be read, opened, paged and applied for, and a message can be sent', async ({ newPage, product }) => {
    const page = await newPage({ javaScriptEnabled: false });
    const address = `${product.partner}/server-rendered.html`;
    await page.goto(`${address}?own=1`);
    const board = page.locator('crewdock-job-board');
    const cards = board.locator('.card a');
    expect(await cards.count()).toBe(6);
    const first = await cards.allTextContents();
    expect(await board.getByRole('searchbox').isVisible()).toBe(false);
    await board.getByRole('link', { name: 'Show more jobs' }).click();
    await page.waitForURL(`${address}?own=1&jobs.from=6`);
    expect(await cards.count()).toBe(6);
    for (const title of await cards.allTextContents()) expect(first).not.toContain(title);
    const [title] = await cards.allTextContents();
    await cards.first().click();
    await page.waitForURL(/\?own=1&jobs\.job=[\w-]+$/);
    await expect(board.getByRole('heading', { name: title!, level: 2 })).toBeVisible();
    await board.getByLabel('Name').fill('Ada Lovelace');
    await board.getByLabel('Email').fill('ada@example');
    await board.getByLabel('Why you?').fill('Because <b>I</b> can.');
    await board.getByRole('button', { name: 'Send application' }).click();
    // The browser accepts this address, but the server does not. All input is kept.
    const answer = () => page.locator('body').innerText();
    await expect.poll(answer).toContain('Email: ');
    expect(await answer()).toContain('Because <b>I</b> can.');
    await page.goBack();
    await board.getByLabel('Name').fill('Ada Lovelace');
    await board.getByLabel('Why you?').fill('Because.');
    await board.getByLabel('Email').fill(`ada.${Date.now()}@example.com`);
    await board.getByRole('button', { name: 'Send application' }).click();
    await expect(page.getByRole('heading', { name: 'Your application is on its way' })).toBeVisible();
    await page.goBack();
    await board.getByRole('link', { name: 'All jobs' }).click();
    await page.waitForURL(`${address}?own=1`);
    const contact = page.locator('crewdock-contact-us');
    await contact.getByRole('button', { name: 'Send message' }).click();
    expect(await contact.getByLabel('Name').evaluate((field) => field.matches(':focus:invalid'))).toBe(true);
    await contact.getByLabel('Name').fill('Ada');
    await contact.getByLabel('Email').fill('ada@example.com');
    await contact.getByLabel('Message').fill('We need a crew.');
    await contact.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message successfully sent' })).toBeVisible();
    await expect(page.getByText('We’ll reply to ada@example.com.')).toBeVisible();
    await page.getByRole('link', { name: /^localhost:/ }).click();
    await page.waitForURL(`${product.partner}/**`);
    await page.context().close();
  });

  test('the raw HTML contains structured data of the list and of a job', async ({ product }) => {
    const address = `${product.partner}/server-rendered.html`;
    const jsonLd = async (page: string) => {
      const text = await (await fetch(page)).text();
      const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)!;
      return { text, data: JSON.parse(data!) as Record<string, unknown> };
    };
    const list = await jsonLd(address);
    expect(list.data).toMatchObject({ '@type': 'ItemList', itemListElement: expect.arrayContaining([]) });
    expect(list.data['itemListElement']).toHaveLength(6);
    expect(list.text).toMatch(/href="[^"]*jobs\.job=/);
    // Only the company's own jobs have a JobPosting. The company's sitemap lists these jobs.
    const { text: sitemap } = await send(Number(new URL(product.portal).port), '/sitemap/jobs-1.xml', {
      host: 'verdant.localhost',
    });
    const [, own] = /\/j\/(\d+-\d+)/.exec(sitemap)!;
    const one = await jsonLd(`${address}?jobs.job=${own}`);
    expect(one.data['@type']).toBe('JobPosting');
    expect(one.text).toContain(`<h2 part="name" dir="auto" tabindex="-1">`);
  });
});
