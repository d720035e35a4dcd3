import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { newSecret } from '../accounts/links.ts';
import type { Schema } from '../../infra/db/schema.ts';
import type { SocialClaims } from '../../infra/db/tables/people.ts';
import type { Context } from '../../core/context/context.ts';
import { tokenHash } from '../accounts/token.ts';
import { startAgain } from './provider-failure.ts';
import type { Provider } from './providers.ts';

type Flow = Selectable<Schema['social_flow']>;

const COOKIE = 'crewdock_social';
const SECONDS = 10 * 60;

/**
 * Starts a sign-in, or a connection to a person's account, in this browser. Replaces a flow that is already in progress
 * in the browser.
 */
export async function openFlow(
  { db, cookies, company, now }: Context,
  flow: Pick<Flow, 'person_id' | 'type'> & { provider: Provider },
): Promise<Flow> {
  const { token, hash } = newSecret();
  const former = cookies.get(COOKIE);
  if (former) await db.deleteFrom('social_flow').where('cookie_hash', '=', tokenHash(former)).execute();
  const opened = await db
    .insertInto('social_flow')
    .values({
      ...flow,
      cookie_hash: hash,
      company_id: company?.id ?? null,
      state: random(),
      nonce: random(),
      code_verifier: random(),
      claims: null,
      expires_at: expiry(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  cookies.set(COOKIE, token, SECONDS);
  return opened;
}

/**
 * Consumes the browser's flow atomically: of two calls with the same state, only one succeeds. Throws `startAgain` if
 * there is no matching flow.
 */
export async function takeFlow(
  { db, cookies, company, now }: Context,
  { provider, state, personId }: { provider: Provider; state: string; personId: number | null },
): Promise<Flow> {
  const cookie = cookies.get(COOKIE);
  if (!cookie) throw startAgain();
  const flow = await db
    .deleteFrom('social_flow')
    .where('cookie_hash', '=', tokenHash(cookie))
    .where('provider', '=', provider)
    .where('state', '=', state)
    .where('person_id', sql`is not distinct from`, personId)
    .where('company_id', sql`is not distinct from`, company?.id ?? null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!flow) throw startAgain();
  cookies.clear(COOKIE);
  return flow;
}

/** Stores the flow with its claims while the user chooses the type of the new account. */
export async function keepFlow({ db, cookies, now }: Context, flow: Flow, claims: SocialClaims): Promise<void> {
  await db
    .insertInto('social_flow')
    .values({ ...flow, claims: JSON.stringify(claims), expires_at: expiry(now) })
    .execute();
  cookies.set(COOKIE, cookies.get(COOKIE)!, SECONDS);
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + SECONDS * 1000);
}
