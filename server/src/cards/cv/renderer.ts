import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { busy } from '../../platform/http/errors.ts';
import type { CvInput } from './document.ts';

/** A PDF and what stands for it: another one has another tag. */
export interface RenderedCv {
  bytes: Buffer;
  tag: string;
}

/** So many wait at most; more are told to come again. */
const WAITING_MAX = 30;
const SECONDS = 60;
/** What was made last is kept, so many bytes of it. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const underway = new Map<string, Promise<Buffer>>();
/** The longest unused first. */
const kept = new Map<string, Buffer>();

/** What stands for the PDF of this input, without making it. */
export function cvTag(input: CvInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22);
}

/** Makes a PDF beside the server’s own thread, or finds it: one that changed in nothing is made once. */
export async function renderedCv(input: CvInput): Promise<RenderedCv> {
  const tag = cvTag(input);
  const known = kept.get(tag);
  if (known) keep(tag, known);
  return { tag, bytes: known ?? (await make(tag, input)) };
}

async function make(tag: string, input: CvInput): Promise<Buffer> {
  const begun = underway.get(tag);
  if (begun) return begun;
  if (waiting.size >= WAITING_MAX) throw busy();
  const making = ask(input);
  underway.set(tag, making);
  try {
    const bytes = await making;
    keep(tag, bytes);
    return bytes;
  } finally {
    underway.delete(tag);
  }
}

function ask(input: CvInput): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    // One that hangs takes those behind it along: the next one gets a new worker.
    const timer = setTimeout(() => fail(new Error('a CV took too long')), SECONDS * 1000 * (waiting.size + 1));
    timer.unref();
    waiting.set(id, { resolve, reject, timer });
    started().postMessage({ id, input });
  });
}

/** Started with the first CV. It keeps no process alive. */
function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
  made.unref();
  made.on('message', ({ id, bytes, error }: { id: number; bytes?: Uint8Array; error?: string }) => {
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    clearTimeout(asked.timer);
    if (bytes) asked.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    else asked.reject(new Error(`a CV could not be made: ${error}`));
  });
  const onEnd = (error: unknown) => made === worker && fail(error);
  made.on('error', onEnd);
  made.on('exit', () => onEnd(new Error('the worker that makes CVs ended')));
  worker = made;
  return made;
}

function fail(error: unknown): void {
  const former = worker;
  worker = undefined;
  void former?.terminate();
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
}

function keep(tag: string, bytes: Buffer): void {
  kept.delete(tag);
  kept.set(tag, bytes);
  let size = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  for (const [oldest, { length }] of kept) {
    if (size <= KEPT_BYTES) return;
    kept.delete(oldest);
    size -= length;
  }
}
