import { pbkdf2Sync } from 'node:crypto';
import type { Client } from '@crewdock/sdk/client';
import { expect, test } from 'vitest';
import { solve } from './captcha.ts';

test('finds the counter whose key begins as the puzzle asks, as ALTCHA derives keys', async () => {
  const [nonce, salt, cost] = ['00ff10', 'a1b2', 10];
  const keyOf = (counter: number) => {
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
    password.writeUInt32BE(counter, 3);
    return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, 32, 'sha256').toString('hex');
  };
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce,
    salt,
    cost,
    keyLength: 32,
    keyPrefix: keyOf(300).slice(0, 8),
  };
  const call = (async () => ({ parameters, signature: 's', codeChallenge: { length: 5 } })) as unknown as Client;
  const answer = await solve({ provider: 'altcha' }, call, {} as HTMLElement, new AbortController().signal);
  expect(JSON.parse(atob(answer))).toEqual({
    challenge: { parameters, signature: 's' },
    solution: { counter: 300, derivedKey: keyOf(300) },
  });
});

test('stops when the form goes away', async () => {
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
  const answer = solve({ provider: 'altcha' }, call, {} as HTMLElement, leave.signal);
  setTimeout(() => leave.abort(), 20);
  await expect(answer).rejects.toThrow('aborted');
});
