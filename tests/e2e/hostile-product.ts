import type { Page } from '@playwright/test';
import { type Answer, send, type Sent } from '../support/http.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { type Person, storageOf } from '../fixtures/people.ts';
import { demoDirectory } from '../fixtures/demo-data.ts';
import type { Look, OpenPage } from '../fixtures/open-page.ts';
import { test } from '../fixtures/test.ts';

/** A separate product for one test file, because its hostile data would affect other tests. */
export interface HostileProduct {
  /** Returns the product's addresses, which are available only while tests run. */
  at(): ProductAddresses;
  port(): number;
  person(role: string): Person;
  ask(path: string, sent?: Sent): Promise<Answer>;
  /** Opens a phone-sized window for a signed-in person or a visitor. */
  phone(openPage: OpenPage, who: Person | null, origin?: string, ...expected: RegExp[]): Promise<Page>;
  desk(openPage: OpenPage, who: Person): Promise<Page>;
}

/** Starts a product before the tests of a file and stops it afterward. */
export function hostileProduct(): HostileProduct {
  let directory: ReturnType<typeof demoDirectory>;
  let product: Product;
  let addresses: ProductAddresses;
  test.beforeAll(async () => {
    directory = demoDirectory();
    product = await startProduct(directory.path, { TRUSTED_PROXIES: '127.0.0.1' });
    addresses = await product.ready();
  });
  test.afterAll(async () => {
    await product.stop();
    directory.remove();
  });
  const open = async (openPage: OpenPage, look: Look, ...expected: RegExp[]): Promise<Page> => {
    const page = await openPage(look, /less contrast than 4.5:1/, ...expected);
    page.on('dialog', (dialog) => {
      throw new Error(`a dialog: ${dialog.message()}`);
    });
    return page;
  };
  return {
    at: () => addresses,
    port: () => product.ports.portal,
    person: (role) => addresses.accounts.find((account) => account.role === role)!,
    ask: (path, sent = {}) => send(product.ports.portal, path, sent),
    phone: (openPage, who, origin = addresses.portal, ...expected) =>
      open(openPage, { width: 390, height: 844, options: who ? storageOf(who, origin) : undefined }, ...expected),
    desk: (openPage, who) => open(openPage, { width: 1280, height: 844, options: storageOf(who, addresses.portal) }),
  };
}
