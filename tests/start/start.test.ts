import { expect, test } from 'vitest';
import { startProduct, temporaryDirectory } from '../support/product.ts';

test('the product prints its addresses, demo accounts and data directory, responds, and stops', async () => {
  const { path: data, remove } = temporaryDirectory();
  const product = await startProduct(data);
  try {
    const { portal, partner, company, accounts } = await product.ready();
    expect(accounts.length).toBeGreaterThan(0);
    const emails = accounts.map(({ email }) => email);
    for (const line of [portal, partner, ...Object.values(company), `${portal}/api/docs`, data, ...emails]) {
      expect(product.output()).toContain(line);
    }
    for (const address of [`${portal}/healthz`, `${portal}/readyz`, portal, partner]) {
      expect((await fetch(address)).status, address).toBe(200);
    }
    expect(await product.stop('SIGTERM')).toBe(0);
  } finally {
    await product.stop('SIGKILL');
    remove();
  }
});
