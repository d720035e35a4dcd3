import { randomUUID } from 'node:crypto';
import { newJob } from './own-cards.ts';
import { demoPerson, newAddress, newPerson } from '../fixtures/people.ts';
import { ask } from '../fixtures/api.ts';
import { currentProduct } from '../fixtures/product.ts';
import type { NewPage } from '../fixtures/new-page.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sends a form from a script on this site. Returns the status, or 'nothing' if CORS blocks reading the response. */
async function sendFrom(newPage: NewPage, site: string, path: string, fields: Record<string, string>, cv?: string) {
  const page = await newPage();
  await page.goto(`${site}/index.css`);
  const outcome = await page.evaluate(
    async ({ address, sent, file }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent)) form.set(name, value);
      if (file) form.set('cv', new File([file], 'cv.pdf'));
      const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
      return fetch(address, { method: 'POST', ...(file ? { body: form } : json) }).then(
        ({ status }) => status,
        () => 'nothing' as const,
      );
    },
    { address: `${currentProduct().portal}/api${path}`, sent: fields, file: cv },
  );
  await page.close();
  return outcome;
}

test('browsers allow only the example partner site to send forms for Acme', async ({ newPage, product }) => {
  const { partner } = product;
  // The same site under another hostname.
  const stranger = partner.replace('localhost', 'stranger.localhost');
  const owner = await newPerson('olga');
  const job = await newJob(owner, { skills: [{ name: 'Rust', experience: 2, is_main: true }] });
  const message = () => ({ name: 'Vera', email: newAddress('vera'), message: 'Hello', message_id: randomUUID() });
  const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
  const apply = `/requests/${job.id}/applications/?company=acme`;
  const subscription = () => ({ email: newAddress('vera'), message_id: randomUUID() });
  const ways = [
    ['/lp/contact-us/?company=acme', message, undefined],
    [apply, message, undefined],
    [apply, message, pdf],
    ['/available_resources/subscribe/?company=acme', subscription, undefined],
  ] as const;
  for (const [path, fields, cv] of ways) {
    expect([path, await sendFrom(newPage, partner, path, fields(), cv)]).toEqual([path, 200]);
    expect([path, await sendFrom(newPage, stranger, path, fields(), cv)]).toEqual([path, 'nothing']);
    expect(await sendFrom(newPage, partner, path.replace('?company=acme', ''), fields(), cv)).toBe('nothing');
    // Error responses are readable as well.
    expect(await sendFrom(newPage, partner, path, { ...fields(), email: 'nobody' }, cv)).toBe(400);
  }
  const { json } = await ask(`/requests/${job.id}/applications/`, { token: owner.token });
  expect(json).toMatchObject({ total: 2, items: [{ site: partner, cv: { name: 'cv.pdf' } }, { site: partner }] });
  const { token } = demoPerson('Acme Talent superadmin');
  const { id } = (await ask('/companies/acme/')).json;
  const { allowed_origins } = (await ask(`/companies/${id}/widgets/`, { token })).json;
  // The origins of the product that created the demo data, and of this product.
  expect(allowed_origins).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+$/), partner]);
});
