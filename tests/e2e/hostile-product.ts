import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Answer, send, type Sent } from '../support/http.ts';
import { type Product, type ProductAddresses, startProduct } from '../support/product.ts';
import { demoDirectory } from '../support/running-product.ts';
import { type Look, portalWindows } from './portal-window.ts';
import { type Person, storageOf } from './signed-in.ts';

/** A product of a file's own: nobody else's market should look like this. */
export interface HostileProduct {
  /** Once it runs. */
  at(): ProductAddresses;
  port(): number;
  person(role: string): Person;
  ask(path: string, sent?: Sent): Promise<Answer>;
  /** A phone’s window, of somebody who is signed in there or of a visitor. */
  phone(who: Person | null, origin?: string, ...expected: RegExp[]): Promise<Page>;
  desk(who: Person): Promise<Page>;
}

/** Runs while the tests of the file do. */
export function hostileProduct(): HostileProduct {
  const open = portalWindows();
  const directory = demoDirectory();
  let product: Product;
  let addresses: ProductAddresses;
  beforeAll(async () => {
    product = await startProduct(directory.path, { TRUSTED_PROXIES: '127.0.0.1' });
    addresses = await product.ready();
  });
  afterAll(async () => {
    await product.stop();
    directory.remove();
  });
  const window = async (look: Look, ...expected: RegExp[]): Promise<Page> => {
    const page = await open(look, /less contrast than 4.5:1/, ...expected);
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
    phone: (who, origin = addresses.portal, ...expected) =>
      window({ width: 390, height: 844, options: who ? storageOf(who, origin) : undefined }, ...expected),
    desk: (who) => window({ width: 1280, height: 844, options: storageOf(who, addresses.portal) }),
  };
}
