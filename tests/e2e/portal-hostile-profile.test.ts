import { packed, squeezed } from './hostile-ground.ts';
import { harmAtBoth, typeAcross, typeAll } from './hostile-harm.ts';
import { hostileProduct } from './hostile-product.ts';
import { expect, test } from '../fixtures/test.ts';

const { at, person, phone, ask } = hostileProduct();

test('a profile accepts and shows hostile text', async ({ openPage }) => {
  const page = await phone(openPage, person('Second client'));
  await page.goto(`${at().portal}/settings/profile`);
  const fields = page.getByRole('main').locator('form input:is([type=text], [type=tel], :not([type]))');
  await expect(fields.first()).toBeVisible();
  for (const round of packed(80).keys()) {
    const typed = await typeAcross(fields, round);
    expect(await harmAtBoth(page), JSON.stringify(typed)).toEqual([]);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    while ((await save.count()) > 0) {
      const left = await save.count();
      await save.first().click();
      await expect.poll(() => save.count()).toBeLessThan(left);
    }
    const { json } = await ask('/api/profile/', { token: person('Second client').token });
    const stored = [json.first_name, json.last_name, json.company_name, json.phone_number, json.skype, json.viber];
    expect(stored.map(squeezed)).toEqual(Object.values(typed).map(squeezed));
    expect(await harmAtBoth(page), JSON.stringify(typed)).toEqual([]);
  }
  for (const name of ['Phone', 'Viber'])
    expect([name, ...(await typeAll(page.getByLabel(name), packed(40)))]).toEqual([name]);
});
