import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, type Sent, send } from '../support/http.ts';

/**
 * Interval that results in 100 requests per second. Of every 20 requests, 18 read market pages, one writes, and one
 * reads the written card.
 */
const EVERY_MS = 10;
const OF = 20;

export interface Outcome {
  reads: number;
  failedReads: number;
  writes: number;
  failedWrites: number;
  /** Number of reads directly after a write, through any server. */
  looks: number;
  stale: number;
  /** Number of failures by reason. */
  why: Record<string, number>;
}

/** Sends requests through a load balancer until `over` resolves. */
export async function load(port: number, token: string, over: Promise<unknown>, withWrites = true): Promise<Outcome> {
  const outcome: Outcome = { reads: 0, failedReads: 0, writes: 0, failedWrites: 0, looks: 0, stale: 0, why: {} };
  const ended = new AbortController();
  const done = over.finally(() => ended.abort());
  const underWay = new Set<Promise<void>>();
  for (let turn = 0, next = performance.now(); !ended.signal.aborted; turn++, next += EVERY_MS) {
    // The previous iteration made two requests: the write and the read after it.
    if (withWrites && turn % OF === 1) continue;
    const made = withWrites && turn % OF === 0 ? writeAndLook(port, token, outcome) : read(port, outcome, turn);
    underWay.add(made);
    void made.finally(() => underWay.delete(made));
    await sleep(Math.max(0, next - performance.now()));
  }
  await Promise.all([...underWay, done]);
  return outcome;
}

async function read(port: number, outcome: Outcome, turn: number): Promise<void> {
  outcome.reads++;
  const kind = turn % 2 ? 'talents' : 'requests';
  const answer = await asked(port, `/api/market_2/${kind}/?offset=${(turn % 5) * 20}`, {}, outcome);
  if (answer?.status !== 200) outcome.failedReads++;
}

async function writeAndLook(port: number, token: string, outcome: Outcome): Promise<void> {
  outcome.writes++;
  const body = { title: `Engineer ${outcome.writes}`, is_draft: true };
  const made = await asked(
    port,
    '/api/requests/',
    { method: 'POST', token, body, headers: { cookie: 'kept=yes' } },
    outcome,
  );
  if (made?.status !== 200) return void outcome.failedWrites++;
  const cookie = [made.headers['set-cookie']]
    .flat()
    .map((each) => each!.split(';')[0])
    .join('; ');
  outcome.looks++;
  const seen = await asked(port, `/api/requests/${made.json.id}/`, { token, headers: { cookie } }, outcome);
  if (seen?.status === 404 || (seen?.status === 200 && seen.json.title !== body.title)) outcome.stale++;
  else if (seen?.status !== 200) outcome.failedReads++;
}

async function asked(port: number, path: string, sent: Sent, { why }: Outcome): Promise<Answer | null> {
  const count = (reason: string) => (why[reason] = (why[reason] ?? 0) + 1);
  try {
    const answer = await send(port, path, sent);
    if (answer.status !== 200) count(`${sent.method ?? 'GET'} ${answer.status} ${answer.text.slice(0, 60)}`);
    return answer;
  } catch (error) {
    count(`${sent.method ?? 'GET'} ${(error as NodeJS.ErrnoException).code}`);
    return null;
  }
}
