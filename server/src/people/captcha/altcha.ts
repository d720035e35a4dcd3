import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Kysely } from 'kysely';
import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Schema } from '../../infra/db/schema.ts';
import type { CaptchaProvider } from './provider.ts';

/** Lifetime of a challenge in milliseconds, long enough to fill in a form. */
const LIFETIME_MS = 20 * 60 * 1000;
/**
 * Difficulty of challenges: solving takes one to two seconds on one core in a browser, verifying takes 0.1 ms on the
 * server.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1000 };
const TRIES = { from: 2000, to: 6000 };

/** JSON that the browser sends in base64. The signature guarantees that this server created the parameters. */
const Answer = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Creates an ALTCHA provider: this server creates and verifies the challenges without a third party. */
export function createAltchaProvider({ secret }: { secret: string }, db: Kysely<Schema>): CaptchaProvider {
  const keys = {
    hmacSignatureSecret: subkey(secret, 'altcha challenge'),
    hmacKeySignatureSecret: subkey(secret, 'altcha solution'),
  };
  return {
    options: { provider: 'altcha' },
    async challenge() {
      const challenge = await createChallenge({
        ...WORK,
        ...keys,
        counter: randomInt(TRIES.from, TRIES.to),
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        deriveKey,
      });
      return { ...challenge };
    },
    async accepts(response) {
      const answer = readAnswer(response);
      if (!answer) return false;
      const { verified } = await verifySolution({ ...answer, ...keys, deriveKey });
      return verified && takeOnce(db, answer.challenge.parameters);
    },
  };
}

function readAnswer(response: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.safeParse(JSON.parse(Buffer.from(response, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Marks a challenge as used. Returns false if it was already used, even by a concurrent request to another server
 * process.
 */
async function takeOnce(
  db: Kysely<Schema>,
  { nonce, expiresAt }: { nonce: string; expiresAt: number },
): Promise<boolean> {
  const added = await db
    .insertInto('captcha_solution')
    .values({ hash: createHash('sha256').update(nonce).digest(), expires_at: new Date(expiresAt * 1000) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added.numInsertedOrUpdatedRows === 1n;
}

function subkey(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}
