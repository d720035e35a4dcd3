import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Product, startProduct, temporaryDirectory } from '../support/product.ts';
import { smallDisk } from '../support/small-disk.ts';

const ending: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

test('no room for files: an upload is refused with the reason, which is logged, and leaves nothing half written', async ({
  skip,
}) => {
  const disk = smallDisk('1m');
  if (!disk) return skip('no file system can be mounted here');
  ending.push(disk.unmount);
  const directory = temporaryDirectory();
  ending.push(directory.remove);
  const first = await started(join(directory.path, 'data'));
  const { accounts } = await first.ready();
  // The files of the second are on the small disk, its database is the first one's.
  const url = `postgresql://crewdock@/crewdock?host=${encodeURIComponent(join(directory.path, 'data/run'))}`;
  const second = await started(disk.path, {
    DATABASE_URL: url,
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
  });
  while (!second.output().includes('Crewdock is ready.')) await sleep(20);
  const { token } = accounts.find(({ role }) => role === 'Client')!;
  const form = new FormData();
  form.append('name', 'Ada');
  form.append('email', 'ada@example.org');
  form.append('message_id', crypto.randomUUID());
  form.append('message', 'Hire me');
  form.append(
    'cv',
    new File(['%PDF-1.7\n1 0 obj<<>>endobj\n', new Uint8Array(3 * 2 ** 20), 'trailer<<>>\n%%EOF\n'], 'cv.pdf'),
  );
  const portal = `http://localhost:${second.ports.portal}`;
  const { items } = (await (await fetch(`${portal}/api/market_2/requests/`)).json()) as { items: { id: number }[] };
  const answer = await fetch(`${portal}/api/requests/${items[0]!.id}/applications/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
    body: form,
  });
  expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: 'There is no room left for files.' });
  expect(answer.status).toBe(503);
  await expect.poll(() => second.output()).toContain('ENOSPC');
  expect(readdirSync(join(disk.path, 'files'))).toEqual([]);
});

async function started(data: string, env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct(data, env);
  ending.push(() => product.stop());
  return product;
}
