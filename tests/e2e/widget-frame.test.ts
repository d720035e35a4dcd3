import { newAddress } from '../fixtures/people.ts';
import { currentProduct } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';

/** The iframe code from the portal’s embed page. */
const frame = (widget: string, more = '') =>
  `<iframe src="${currentProduct().portal}/widgets/v1/frame/${widget}?company=acme${more}" title="Ours" style="width: 100%; height: 700px; border: 0"></iframe>`;
const FOLLOW = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.crewdock !== 'height') return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
    }
  });
</script>`;

test('a market in a frame resizes the frame to its content', async ({ openHost }) => {
  const { page, problems } = await openHost({
    head: FOLLOW,
    body: frame('talent-market', '&page-size=3'),
  });
  const inside = page.frameLocator('iframe');
  await expect(inside.locator('[part=name]').nth(2)).toBeVisible();
  const fits = () =>
    page.evaluate(async () => {
      const { contentWindow, offsetHeight } = document.querySelector('iframe')!;
      return new Promise<number>((resolve) => {
        addEventListener(
          'message',
          ({ data, source }) => source === contentWindow && resolve(data.height - offsetHeight),
          {
            once: true,
          },
        );
        document.querySelector('iframe')!.style.width = `${Math.random() * 100 + 600}px`;
      });
    });
  await expect.poll(fits).toBe(0);
  const height = () => page.locator('iframe').evaluate((element: HTMLElement) => element.offsetHeight);
  const before = await height();
  await inside.locator('crewdock-talent-market:defined').getByText('Show more talents').click();
  await expect(inside.locator('[part=name]').nth(5)).toBeVisible();
  await expect.poll(height).toBeGreaterThan(before);
  expect(problems).toEqual([]);
  await page.context().close();
});

test('a form in a frame on an allowed site can be sent', async ({ newPage, product }) => {
  const page = await newPage();
  await page.goto(`${product.partner}/contact.html`);
  await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), frame('contact-us'));
  const inside = page.frameLocator('iframe[title=Ours]');
  await inside.getByLabel('Name').fill('Ada');
  await inside.getByLabel('Email').fill(newAddress());
  await inside.getByLabel('Message').fill('We need a crew.');
  await inside.getByRole('button', { name: 'Send message' }).click();
  await expect(inside.getByText('Message successfully sent')).toBeVisible();
  await page.context().close();
});

test('a form is not shown in a frame on other sites', async ({ openHost }) => {
  const { page, problems } = await openHost({ head: '', body: frame('contact-us') });
  await expect.poll(() => problems.join()).toContain('frame-ancestors');
  expect(await page.frameLocator('iframe').getByLabel('Message').count()).toBe(0);
  await page.context().close();
});
