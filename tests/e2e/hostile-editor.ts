import type { Locator, Page } from '@playwright/test';
import { HOSTILE } from '../support/hostile.ts';
import { fitting, packed, squeezed } from './hostile-ground.ts';
import { harm, harmAtBoth, typeAcross } from './hostile-harm.ts';
import { expect } from '../fixtures/test.ts';

const SKILLS = packed(60);
const HALF = Math.ceil(SKILLS.length / 2);
/**
 * Number of rounds until every text was in every field. The skill picker takes two texts per round. Of the other
 * fields, the one with the shortest limit needs the most rounds.
 */
const ROUNDS = Math.max(packed(120).length, HALF);
const A_ROUND = Math.ceil(HOSTILE.length / ROUNDS);

/** Free-text fields by label. The other fields of the form accept only numbers or options. */
const FIELDS = {
  talents: ['Name', 'Title', 'City'],
  jobs: ['Title', 'Company', 'City', 'Region'],
};

/**
 * Creates and edits a card until every hostile text was in every field of the editor. Each round types, previews,
 * saves, views and reopens the card.
 */
export async function editAll(page: Page, type: 'talents' | 'jobs', create: string): Promise<void> {
  await page.goto(create);
  // A card shows its city only if it has a country.
  if (type === 'talents') {
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('Portugal');
    await page.getByRole('option', { name: 'Portugal' }).click();
  }
  for (let round = 0; round < ROUNDS; round++) {
    // Adjacent texts might differ only in invisible characters, which makes them the same skill; so the two skills are
    // far apart in the list.
    const skills = [SKILLS[round % SKILLS.length]!, SKILLS[(round + HALF) % SKILLS.length]!];
    const summary = HOSTILE.slice(round * A_ROUND, (round + 1) * A_ROUND).map((text) => fitting(text, 700));
    await expect(boxNamed(page, 'Summary')).toBeVisible();
    await page
      .locator('[data-do=remove]')
      .evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
    await typeSkill(page, skills[0]!);
    // Excludes the skill field, which has the focus, and date fields, which accept dates only.
    const others = page.locator('main form input:is([type=text], :not([type])):not(:focus, [data-form-value])');
    const typed = await typeAcross(others, round);
    await page.keyboard.press('Enter');
    await typeSkill(page, skills[1]!);
    await page.keyboard.press('Enter');
    await paste(boxNamed(page, 'Summary'), summary);
    const fields = FIELDS[type].map((name) => typed[name]!);
    await expectHeld(page, type, fields, skills, summary);

    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'As others will see it' });
    const seen = async () => missingIn(await preview.innerText(), [...fields, ...skills, ...summary]);
    await expect.poll(seen).toEqual([]);
    expect(await harmAtBoth(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(preview).toHaveCount(0);

    await page.getByRole('button', { name: round === 0 ? 'Publish' : 'Save changes' }).click();
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeVisible();
    expect(await harmAtBoth(page)).toEqual([]);
    const own = async () => missingIn(await page.getByRole('main').innerText(), [...fields, ...skills, ...summary]);
    await expect.poll(own).toEqual([]);

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(boxNamed(page, 'Summary')).toBeVisible();
    await expectHeld(page, type, fields, skills, summary);
  }
}

/** Expects that the editor shows all texts, and that none of them breaks the page. */
async function expectHeld(
  page: Page,
  type: 'talents' | 'jobs',
  fields: string[],
  skills: string[],
  summary: string[],
): Promise<void> {
  const rows = page.locator('[data-skill]');
  const held = async () => {
    const values = await Promise.all(FIELDS[type].map((name) => fieldNamed(page, name).inputValue()));
    const shown = [...(await rows.allInnerTexts()), await boxNamed(page, 'Summary').innerText()].join(' ');
    const missing = missingIn(shown, [...skills, ...summary]);
    return { values: values.map(squeezed), skills: await rows.count(), missing };
  };
  await expect.poll(held).toEqual({ values: fields.map(squeezed), skills: skills.length, missing: [] });
  expect(await harmAtBoth(page)).toEqual([]);
}

/** Types a skill and waits for its option. */
async function typeSkill(page: Page, skill: string): Promise<void> {
  const picker = page.getByRole('combobox', { name: 'Add a skill' });
  await picker.focus();
  await picker.fill(skill);
  const offered = page.getByRole('option').last();
  await expect.poll(async () => missingIn(await offered.innerText(), [skill])).toEqual([]);
  expect(await harm(page)).toEqual([]);
}

/** Replaces the box's content by pasting each text as HTML and as plain text. */
async function paste(box: Locator, texts: string[]): Promise<void> {
  await box.focus();
  await box.press('ControlOrMeta+a');
  await box.evaluate(
    (element, pasted) => {
      for (const [kind, text] of pasted) {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind!, text!);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }
    },
    [
      ['text/html', `<p>${texts.join('</p><p>')}</p>`],
      ['text/plain', texts.join('\n')],
    ],
  );
}

/**
 * Returns the texts that `shown` does not contain. Ignores case, because a skill that already exists keeps its
 * spelling.
 */
function missingIn(shown: string, texts: string[]): string[] {
  const all = squeezed(shown.toLowerCase());
  return texts.filter((text) => !all.includes(squeezed(text.toLowerCase())));
}

function boxNamed(page: Page, name: string): Locator {
  return page.locator('main').getByRole('textbox', { name, exact: true });
}

function fieldNamed(page: Page, name: string): Locator {
  return name === 'City' ? page.getByRole('combobox', { name }) : boxNamed(page, name);
}
