import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from '@playwright/test';

import { currentProduct } from '../fixtures/product.ts';
import type { Answer } from '../support/http.ts';
import { ask } from './api.ts';
import { linkOf, mailTo } from './mailbox.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  token: string;
}

/** A demo account by its role. Others use it, too: leave it as it was. */
export function demoPerson(role: string): Person {
  return currentProduct().accounts.find((account) => account.role === role)!;
}

/** An address that nobody had before. */
export function newAddress(name = 'ada'): string {
  return `${name.toLowerCase()}-${randomUUID()}@people.example`;
}

/** Somebody of the test's own, a client unless another type is asked for, signed up and activated as anybody would. */
export async function newPerson(first: string, type: 1 | 2 | 3 = 1): Promise<Person> {
  const email = newAddress(first);
  const password = `harbour ${randomUUID()}`;
  const body = { type, email, password, first_name: first, last_name: 'Harbour', terms: true };
  expectStatus(await ask('/registration/', { method: 'POST', body }));
  const link = linkOf(await mailTo(email, /./), 'account_activation');
  const { token } = expectStatus(await ask(pathOf(link))).json;
  return { name: `${first} Harbour`, email, password, token };
}

/** One more session of somebody, from a browser that calls itself so; its token. */
export async function signInAgain({ email, password }: Person, userAgent: string): Promise<string> {
  const body = { username: email, password };
  const answer = await ask('/login/', { method: 'POST', body, headers: { 'user-agent': userAgent } });
  return expectStatus(answer).json.token;
}

/** The call behind the page that a mail links to. */
export function pathOf(link: string): string {
  return `${new URL(link).pathname.replace(/\/$/, '')}/`;
}

/** A window's storage in which somebody is signed in already. */
export function storageOf({ token, email }: Person, origin: string = currentProduct().portal): BrowserContextOptions {
  const localStorage = Object.entries({ token, username: email, uid: randomUUID() });
  return {
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: localStorage.map(([name, value]) => ({ name, value })) }],
    },
  };
}

function expectStatus(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
}
