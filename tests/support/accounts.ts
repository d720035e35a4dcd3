import { createPasswords } from '@crewdock/server/people/passwords/hash';
import { randomInt } from 'node:crypto';
import type { TestApi } from './api.ts';
import type { Answer } from './http.ts';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';

const passwords = createPasswords(MINIMUM_PASSWORD_COST);

export interface Account {
  id: number;
  uid: string;
  email: string;
  password: string;
}

interface NewAccount {
  email?: string;
  password?: string;
  staff?: boolean;
}

let count = 0;

/** Inserts an account that can sign in with a password. */
export async function addAccount(
  { database }: Pick<TestApi, 'database'>,
  { email = `person${++count}@example.com`, password = 'quiet-harbour-lantern', staff = false }: NewAccount = {},
): Promise<Account> {
  const { id, uid } = await database.kysely
    .insertInto('person')
    .values({
      email,
      first_name: 'Nora',
      last_name: 'New',
      type: staff ? null : 1,
      is_staff: staff,
      owner_number: randomInt(100_000_000, 2_000_000_000),
      password_hash: await passwords.hash(password),
      superadmin_in: null,
      avatar: null,
      signed_up_with: null,
      my_default_route: null,
      company_default_route: null,
      market_default_route: null,
      deletion_due: null,
      anonymised_at: null,
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow();
  return { id, uid, email, password };
}

/** Returns all emails to an email address, newest first. */
export async function mailsTo({ database }: Pick<TestApi, 'database'>, address: string) {
  return database.kysely
    .selectFrom('mail')
    .where('recipient', '=', address)
    .selectAll()
    .orderBy('created_at', 'desc')
    .execute();
}

/** Path of the first link that starts with this segment, such as `/password_reset/{uidb64}/{token}`. */
export function linkIn({ text }: { text: string }, name: string): string {
  const path = new RegExp(`https?://[^/\\s]+(/${name}/\\S+)`).exec(text)?.[1];
  if (!path) throw new Error(`no link to ${name} in: ${text}`);
  return path;
}

/** Returns status and body of a response without the request id, so that equal responses compare as equal. */
export function told({ status, json }: Answer): object {
  const { request_id: _, ...body } = json;
  return { status, body };
}

/**
 * Returns the `name=value` pair of a cookie that the response sets, as a browser would send it. Undefined if the
 * response does not set the cookie.
 */
export function cookieOf({ headers }: Answer, name: string): string | undefined {
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';', 1)[0];
}

/** Waits for the log line of a request, because the server logs a request only after it has sent the response. */
export async function lineOf({ log }: Pick<TestApi, 'log'>, { headers }: Answer): Promise<object> {
  for (;;) {
    const line = log.find((entry) => 'reqId' in entry && entry.reqId === headers['x-request-id']);
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
