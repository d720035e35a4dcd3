import type { Client } from '@crewdock/sdk/client';
import { expect, test } from 'vitest';
import { solveCaptcha } from './captcha.ts';

/** Key that Node's PBKDF2 derives from the nonce and the counter 300 (encoded as four big-endian bytes). */
const KEY = '0099f6342039f9d792c82ef1e199aec9d3b011aef2d1c73ebe16749ebb12337a';

test('finds the counter whose derived key has the requested prefix', async () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00ff10',
    salt: 'a1b2',
    cost: 10,
    keyLength: 32,
    keyPrefix: KEY.slice(0, 8),
  };
  const call = (async () => ({ parameters, signature: 's', codeChallenge: { length: 5 } })) as unknown as Client;
  const answer = await solveCaptcha({ provider: 'altcha' }, call, {} as HTMLElement, new AbortController().signal);
  expect(JSON.parse(atob(answer))).toEqual({
    challenge: { parameters, signature: 's' },
    solution: { counter: 300, derivedKey: KEY },
  });
});

test('stops when the form is removed', async () => {
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: 'f'.repeat(64),
  };
  const call = (async () => ({ parameters, signature: 's' })) as unknown as Client;
  const leave = new AbortController();
  const answer = solveCaptcha({ provider: 'altcha' }, call, {} as HTMLElement, leave.signal);
  setTimeout(() => leave.abort(), 20);
  await expect(answer).rejects.toThrow('aborted');
});
