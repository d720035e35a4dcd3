import type { Locator, Page } from '@playwright/test';
import { rulesAtRest } from './accessibility.ts';
import { packed } from './hostile-ground.ts';

/** Texts by maximum field length. For each length, the strings together contain every text. */
const TEXTS = new Map([40, 60, 80, 120, 160].map((most) => [most, packed(most)]));

/** Portal forms with an action, because they also work without JavaScript. */
const OWN_FORMS = `[action='/market/talents'], [action='/market/jobs'], [action='/available-resources']`;

/** Matches elements that user text must not create. */
const STRANGE = `:is(main, [role=dialog], header)
  :is(script, iframe, style, object, [action]:not(${OWN_FORMS}), [onload], [onerror], [onfocus], [ontoggle], [onmouseover])`;

/**
 * Returns the problems of the page: elements that our code did not create, or content wider than the window or its
 * dialog.
 */
export async function harm(page: Page): Promise<string[]> {
  return page.evaluate((strange) => {
    const built = document.querySelectorAll(strange);
    const tooWide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=dialog] > div')];
    const cut = dialogs.some((part) => part.scrollWidth > part.clientWidth) ? ['wider than its dialog'] : [];
    return [...[...built].map(({ outerHTML }) => outerHTML.slice(0, 200)), ...tooWide, ...cut];
  }, STRANGE);
}

/** Returns the problems at the current window size and at the other of the two sizes. */
export async function harmAtBoth(page: Page): Promise<string[]> {
  const here = await harm(page);
  const before = page.viewportSize()!.width;
  const after = before === 390 ? 1440 : 390;
  await resize(page, after);
  const there = await harm(page);
  if (there.length === 0) return here;
  // Resizes again: CSS rules inserted during the first resize might have left media queries stale (see rulesAtRest).
  await resize(page, before);
  await page.evaluate(rulesAtRest);
  await resize(page, after);
  return [...here, ...(await harm(page))];
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ ...page.viewportSize()!, width });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}

/** Sets a field to each text in turn, simulating input events, and returns the texts that caused problems. */
export async function typeAll(field: Locator, texts: string[]): Promise<string[]> {
  return field.evaluate(
    async (element, { lines, strange }) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
      const type = async (text: string) => {
        set!.call(element, text);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      };
      const harmful: string[] = [];
      for (const line of lines) {
        await type(line);
        const isTooWide = document.documentElement.scrollWidth > innerWidth;
        if (isTooWide || document.querySelector(strange)) harmful.push(line);
      }
      await type('');
      return harmful;
    },
    { lines: texts, strange: STRANGE },
  );
}

/**
 * Sets each of the text fields to a different text of the round, simulating input events. Returns the texts by field
 * label.
 */
export async function typeAcross(fields: Locator, round: number): Promise<Record<string, string>> {
  return fields.evaluateAll(
    (inputs, { texts, at }) => {
      const typed: Record<string, string> = {};
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      for (const [place, element] of inputs.entries()) {
        const input = element as HTMLInputElement;
        const type = (value: string) => {
          set!.call(input, value);
          input.dispatchEvent(new Event('input', { bubbles: true }));
        };
        const [, fitted] =
          texts.findLast(([most]) => (input.maxLength < 0 ? most === 120 : most <= input.maxLength)) ?? texts[0]!;
        const text = fitted[(at + 5 * place) % fitted.length]!;
        type(text);
        typed[input.labels?.[0]?.textContent ?? input.ariaLabel!] = text;
        // Clears numeric fields, because a text's digits would become a rate, and invalid bounds are rejected.
        if (input.inputMode === 'numeric') type('');
      }
      return typed;
    },
    { texts: [...TEXTS], at: round },
  );
}
