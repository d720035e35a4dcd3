import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Profile } from '@crewdock/contract/profile';
import { currentProduct } from '../fixtures/product.ts';
import { type Answer, type Sent, send } from '../support/http.ts';
import { fromOwnAddress } from './addresses.ts';
import type { Person } from './signed-in.ts';

/** Calls the API of the running product without a browser. */
export function ask(path: string, sent: Sent = {}): Promise<Answer> {
  const port = Number(new URL(currentProduct().portal).port);
  return send(port, `/api${path}`, { ...sent, headers: { ...fromOwnAddress(), ...sent.headers } });
}

/**
 * The JSON of an anonymous GET request; throws unless the status is 200. Node does not resolve `acme.localhost`, so a company's
 * host is sent as a header.
 */
export function api<T>(path: string, origin: string = currentProduct().portal): Promise<T> {
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: `/api${path}`, headers: { host } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      text(response).then((body) => resolve(JSON.parse(body) as T), reject);
    }).on('error', reject);
  });
}

export async function profileOf({ token }: Person): Promise<Profile> {
  return (await ask('/profile/', { token })).json;
}
