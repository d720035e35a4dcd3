import { afterEach } from 'vitest';
import { type Product, startProduct } from './product.ts';

/** Returns `startProduct` for a test file whose products are stopped after each test. */
export function shortLivedProducts(): typeof startProduct {
  const products: Product[] = [];
  afterEach(async () => {
    for (const product of products.splice(0)) await product.stop('SIGTERM');
  });
  return async (...how) => {
    const product = await startProduct(...how);
    products.push(product);
    return product;
  };
}
