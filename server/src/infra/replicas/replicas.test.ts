import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplicaReport } from './look.ts';
import { BEGINNING, BEYOND } from './position.ts';
import { LARGEST_LAG_MS } from './primary-log.ts';
import { LostReplica } from './replica.ts';
import { type KnownReplica, Replicas } from './replicas.ts';

/** Fake replica whose status the test sets. */
class Fake implements KnownReplica {
  says: ReplicaReport | Error = { isReplica: true, position: 100n };
  looks = 0;
  readonly name: string;
  /** Fake query executor that responds with the replica's name, or never if `isSilent`. */
  readonly kysely = { executeQuery: () => (this.isSilent ? new Promise<never>(() => {}) : this.answer()) };
  isSilent = false;

  constructor(name: string) {
    this.name = name;
  }

  async openLooks() {
    await this.look();
    return { look: () => this.look(), end: () => {} };
  }

  async close() {}

  async look(): Promise<ReplicaReport> {
    this.looks++;
    if (this.says instanceof Error) throw this.says;
    return this.says;
  }

  async answer() {
    return { rows: [this.name] as never[] };
  }
}

const [east, west] = [new Fake('east'), new Fake('west')];
let written: bigint;
let replicas: Replicas;

beforeEach(async () => {
  vi.useFakeTimers();
  for (const fake of [east, west])
    Object.assign(fake, { says: { isReplica: true, position: 100n }, isSilent: false, looks: 0 });
  written = 100n;
  const query = async () => ({ rows: [{ position: `0/${written.toString(16)}` }] });
  replicas = new Replicas({ pool: { query } } as never, [east, west], pino({ level: 'silent' }));
  await replicas.start();
  await pass(0);
});

afterEach(async () => {
  const closed = replicas.close();
  await pass(2000);
  await closed;
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const states = () => replicas.status.map(({ state }) => state);
const chosen = (position = BEGINNING) => replicas.choose(position)?.replica.name ?? null;
const everybody = () => new Set([chosen(), chosen(), chosen(), chosen()]);

test('reads are distributed over the replicas', () => {
  expect(everybody()).toEqual(new Set(['east', 'west']));
});

test('an unreachable replica is left out and returns automatically', async () => {
  east.says = new Error('connection refused');
  await pass(1000);
  expect([states(), [...everybody()]]).toEqual([['away', 'ready'], ['west']]);
  west.says = new Error('connection refused');
  await pass(1000);
  expect(chosen()).toBeNull();
  east.says = { isReplica: true, position: 100n };
  await pass(1000);
  expect([states(), [...everybody()]]).toEqual([['ready', 'away'], ['east']]);
});

test('a server that accepts writes is not treated as a replica', async () => {
  east.says = { isReplica: false, position: null };
  await pass(1000);
  expect(states()).toEqual(['away', 'ready']);
});

test('a lagging replica is left out until it has caught up', async () => {
  west.says = { isReplica: true, position: 900n };
  written = 500n;
  await pass(1000);
  expect(states()).toEqual(['ready', 'ready']);
  await pass(LARGEST_LAG_MS + 1000);
  expect([states(), [...everybody()]]).toEqual([['behind', 'ready'], ['west']]);
  east.says = { isReplica: true, position: 500n };
  await pass(1000);
  expect(states()).toEqual(['ready', 'ready']);
});

test('a client that has written reads only from a replica that has caught up, which is checked more often until then', async () => {
  west.says = { isReplica: true, position: 250n };
  await pass(1000);
  expect(chosen(200n)).toBe('west');
  expect(chosen(300n)).toBeNull();
  expect(chosen(BEYOND)).toBeNull();
  east.says = { isReplica: true, position: 300n };
  await pass(25);
  expect(chosen(300n)).toBe('east');
});

test('a replica without data that all clients must see is not read from', async () => {
  written = 200n;
  await replicas.raiseFloor();
  expect(chosen()).toBeNull();
  west.says = { isReplica: true, position: 200n };
  await pass(25);
  expect(chosen()).toBe('west');
});

test('an unused replica is checked once per second', async () => {
  const before = east.looks;
  replicas.choose(BEYOND);
  await pass(3000);
  expect(east.looks - before).toBe(3);
});

test('a query to a replica that goes away fails without waiting', async () => {
  const { replica } = replicas.all[0]!;
  expect(await replica.ask({} as never)).toEqual({ rows: ['east'] });
  east.isSilent = true;
  const asked = replica.ask({} as never).catch((error: unknown) => error);
  east.says = new Error('no answer');
  await pass(1000);
  expect(await asked).toBeInstanceOf(LostReplica);
});
