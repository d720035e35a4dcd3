import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS, SHORT } from '../faults/faults.ts';
import { type Ground, openGround } from '../faults/ground.ts';

let ground: Ground;

beforeAll(async () => {
  ground = await openGround();
});

afterAll(() => ground.close());

test.each(Object.entries(FAULTS))('%s: what was acknowledged is there, once', async (_, fault) => {
  const { acknowledged, found, doubled } = await fault(ground, SHORT);
  expect(acknowledged).toBeGreaterThan(0);
  expect({ found, doubled }).toEqual({ found: acknowledged, doubled: 0 });
});

test('SIGTERM cuts off nothing that was taken', async () => {
  expect(await FAULTS['SIGTERM under load']!(ground, SHORT)).toMatchObject({ cutOff: 0 });
});
