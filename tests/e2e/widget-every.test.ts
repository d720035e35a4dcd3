import { customElements } from '@crewdock/sdk/reference';
import type { Locator } from '@playwright/test';
import { type HostPage, loaderTag, WIDGETS } from '../support/host-page.ts';
import { expectNoFindings, expectNothingLost } from './accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

type Tag = keyof typeof WIDGETS;
const TAGS = Object.keys(WIDGETS) as Tag[];
const BOARDS: Tag[] = ['crewdock-talent-market', 'crewdock-job-board'];
const FORMS: Tag[] = ['crewdock-contact-us', 'crewdock-resources-subscribe'];

const ready = (widget: Locator, tag: Tag) => widget.locator(WIDGETS[tag]).first().waitFor();

async function partsOf(widget: Locator): Promise<string[]> {
  return widget.evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part]),
  );
}

/** Returns the parts in the reference documentation. Buttons also have a part for their kind (see KINDS). */
function documented(tag: Tag): string[] {
  const { modules } = customElements() as {
    modules: { declarations: { tagName: string; cssParts: { name: string }[] }[] }[];
  };
  const { cssParts } = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)!;
  return cssParts.map(({ name }) => name).toSorted();
}
const KINDS = ['chip', 'primary', 'toggle'];

for (const tag of TAGS) {
  test(`${tag} is usable right to left, at 200 % zoom, in forced colours and at 320 px`, async ({ openHost }) => {
    const host = await openHost({
      head: `${loaderTag()}<style>:root { color-scheme: light dark }</style>`,
      body: `<div dir="rtl"><${tag} company="acme" page-size="3"><b slot="header">Header of the page</b></${tag}></div>`,
      // Equals a 1280 px window at 200 % zoom.
      viewport: { width: 640, height: 450 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    const { page } = host;
    const widget = page.locator(tag);
    await ready(widget, tag);
    await expect(page.getByText('Header of the page')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    expect(await widget.locator('.root').getAttribute('dir')).toBe('rtl');
    await expectNoFindings(page);
    const button = widget.getByRole('button').last();
    expect(await button.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s');

    await page.emulateMedia({ forcedColors: 'active' });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const [outline, border] = await button.evaluate((element) => {
      const styles = getComputedStyle(element);
      return [styles.outlineStyle, styles.borderTopStyle];
    });
    expect([outline, border]).toEqual(['solid', 'solid']);
    await expectNothingLost(page);
    expect(host.problems).toEqual([]);
    await page.context().close();
  });
}

for (const tag of BOARDS) {
  test(`${tag} shows no animation while it loads with reduced motion, and marks pressed buttons and active options`, async ({
    openHost,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const host = await openHost({
      body: `<${tag} company="acme" page-size="3"></${tag}>`,
      reducedMotion: 'reduce',
      forcedColors: 'active',
      prepare: (page) => page.route(/\/market_2\//, (route) => held.then(() => route.continue())),
    });
    const widget = host.page.locator(tag);
    await expect(widget.locator('.list[aria-hidden=true] .bone').nth(1)).toBeVisible();
    const motions = () => widget.evaluate((element) => element.shadowRoot!.getAnimations().length);
    expect(await motions()).toBe(0);
    await host.page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await motions()).toBeGreaterThan(0);
    answer();
    await ready(widget, tag);
    const senior = widget.getByRole('button', { name: /^Senior/ });
    const outline = () => senior.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline()).toBe('none');
    await senior.click();
    await expect(widget.getByRole('button', { name: /^Senior/, pressed: true })).toBeVisible();
    await host.page.mouse.click(5, 5);
    expect(await outline()).toBe('solid');
    await widget.getByRole('combobox').first().click();
    await expect(widget.getByRole('option').first()).toBeVisible();
    await host.page.keyboard.press('ArrowDown');
    const active = widget.locator('.option.active');
    const ring = () =>
      active.evaluate((option) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(option);
        return [outlineStyle, outlineOffset];
      });
    await expect.poll(ring).toEqual(['solid', '-2px']);
    await host.page.context().close();
  });
}

for (const tag of BOARDS) {
  test.describe(tag, () => {
    test('supports preset filters, the documented parts and accessible roles', async ({ openHost, product }) => {
      const host = await openHost({
        head: `${loaderTag()}<style>${tag} { --crewdock-brand: rgb(1, 2, 3); --crewdock-radius: 3px }
        ${tag}::part(card) { border-top: 7px solid rgb(4, 5, 6) }</style>`,
        body: `<${tag} company="acme" filters="seniority=3&english=4"></${tag}>`,
      });
      const { page } = host;
      const widget = page.locator(tag);
      await ready(widget, tag);
      const seen = new Set(await partsOf(widget));
      const note = async () => {
        for (const part of await partsOf(widget)) seen.add(part);
      };

      // The button of the preset filter is pressed, and visitors can change it. Presets without a control cannot be
      // changed.
      const path = tag === 'crewdock-job-board' ? 'requests' : 'talents';
      const total = async (query: string) => {
        const url = `${product.portal}/api/market_2/${path}/?company=acme&english=4&limit=1${query}`;
        return ((await (await fetch(url)).json()) as { total: number }).total;
      };
      const count = widget.getByRole('status').first();
      await expect(count.getByText(new RegExp(`^${await total('&seniority=3')} `))).toBeVisible();
      const senior = widget.getByRole('button', { name: /^Senior/, pressed: true });
      expect(await senior.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)');
      await senior.click();
      await expect(count.getByText(new RegExp(`^${await total('')} `))).toBeVisible();

      const card = widget.locator('[part=card]').first();
      const [top, radius] = await card.evaluate((element) => {
        const styles = getComputedStyle(element);
        return [styles.borderTopColor, styles.borderRadius];
      });
      expect([top, radius]).toEqual(['rgb(4, 5, 6)', '3px']);
      const tree = await widget.ariaSnapshot();
      for (const role of [
        'region',
        'searchbox',
        'combobox',
        'group "Seniority"',
        'status',
        'list',
        'listitem',
        'link',
      ]) {
        expect(tree, role).toContain(`- ${role}`);
      }

      await widget.getByRole('combobox').first().click();
      await expect(widget.getByRole('option').first()).toBeVisible();
      await note();
      await page.keyboard.press('Escape');
      if (tag === 'crewdock-job-board') {
        await widget.locator('.card a').first().click();
        await expect(widget.getByRole('button', { name: 'Send application' })).toBeVisible();
        await note();
        await page.route('**/applications/**', (route) => route.fulfill({ json: {}, headers: ANYWHERE }));
        await widget.getByLabel('Name').fill('Ada');
        await widget.getByLabel('Email').fill('ada@example.com');
        await widget.locator('textarea').fill('Hello');
        await widget.getByRole('button', { name: 'Send application' }).click();
        await expect(widget.locator('[part=sent]')).toBeVisible();
        await note();
        await widget.getByRole('button', { name: 'All jobs' }).first().click();
      }
      await widget.getByRole('searchbox').fill('qqqqqq');
      await expect(widget.locator('[part=empty]')).toBeVisible();
      await note();
      await page.route(/\/market_2\//, (route) => route.abort());
      await widget.getByRole('searchbox').fill('');
      await expect(widget.getByRole('alert')).toBeVisible();
      await note();
      expect([...seen].filter((part) => !KINDS.includes(part)).toSorted()).toEqual(documented(tag));
      await page.context().close();
    });
  });
}

const ANYWHERE = { 'access-control-allow-origin': '*' };

for (const tag of FORMS) {
  test.describe(tag, () => {
    test('emits events, keeps typed text and shows the page’s own content', async ({ openHost }) => {
      let broken = true;
      const host = await openHost({
        head: `${loaderTag()}<style>${tag}::part(field) { border-top: 7px solid rgb(4, 5, 6) }</style>`,
        body: `<${tag} company="acme"><p slot="sent">We will call you.</p></${tag}>`,
        prepare: (page) =>
          page.route(/\/(lp\/contact-us|available_resources\/subscribe)\//, (route) =>
            broken ? route.abort() : route.fulfill({ json: {}, headers: { ...ANYWHERE, ...ALLOWED } }),
          ),
      });
      const { page } = host;
      const widget = page.locator(tag);
      await ready(widget, tag);
      const seen = new Set(await partsOf(widget));
      const field = widget.locator('[part=field]').first();
      expect(await field.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(4, 5, 6)');
      const tree = await widget.ariaSnapshot();
      for (const role of ['region', 'heading', 'textbox "Email"', 'button']) expect(tree, role).toContain(`- ${role}`);

      for (const name of ['Name', 'Message']) {
        const box = widget.getByLabel(name, { exact: true });
        if (await box.count()) await box.fill('Ada');
      }
      await widget.getByLabel('Email').fill('ada@example.com');
      await widget.getByLabel('Email').press('Enter');
      await expect(widget.getByRole('alert').getByText('Your text is kept')).toBeVisible();
      for (const part of await partsOf(widget)) seen.add(part);
      await expect.poll(() => last(host)).toMatchObject({ type: 'crewdock-error', detail: { status: 0 } });
      expect(await widget.getByLabel('Email').inputValue()).toBe('ada@example.com');

      broken = false;
      await widget.getByRole('button').last().click();
      await expect(page.getByText('We will call you.')).toBeVisible();
      for (const part of await partsOf(widget)) seen.add(part);
      await expect.poll(() => last(host)?.type).toBe('crewdock-submit');
      // The event contains no personal data.
      expect(Object.keys(last(host)!.detail)).toEqual(['id']);
      await widget.evaluate((element) => {
        const form = element as HTMLElement & { mode: string; open(): void };
        form.mode = 'button';
        form.open();
      });
      await expect(widget.getByRole('dialog')).toBeVisible();
      for (const part of await partsOf(widget)) seen.add(part);
      expect([...seen].filter((part) => !KINDS.includes(part)).toSorted()).toEqual(documented(tag));
      await page.context().close();
    });
  });
}

const ALLOWED = { 'access-control-allow-headers': 'content-type' };
const last = ({ events }: HostPage) => events.at(-1);
