import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAULTS, SHORT } from '../faults/faults.ts';
import { type Ground, openGround } from '../faults/ground.ts';

let ground: Ground;

beforeAll(async () => {
  ground = await openGround();
});

afterAll(() => ground.close());

test.for(Object.entries(FAULTS))(
  '%s: every acknowledged write is stored exactly once',
  async ([name, fault], { skip }) => {
    const outcome = await fault(ground, SHORT);
    if ('notRun' in outcome) return skip(outcome.notRun);
    const { acknowledged, found, doubled } = outcome;
    expect(acknowledged).toBeGreaterThan(0);
    expect({ found, doubled }).toEqual({ found: acknowledged, doubled: 0 });
    // Graceful shutdown: every accepted call has a response.
    if (name.startsWith('SIGTERM')) expect(outcome).toMatchObject({ cutOff: 0 });
  },
);
