import { createHash } from 'node:crypto';
import type { Context } from '../../core/context/context.ts';
import { RELEASE } from '../../core/config/release.ts';
import { AppError } from '../../core/errors/errors.ts';
import { ProcessPool } from '../../infra/workers/pool.ts';
import { WorkKilled } from '../../infra/workers/worker-process.ts';
import type { CvInput } from './document.ts';
import { KeptBytes } from '../../infra/http/lru-cache.ts';
import * as errors from '../../core/messages/errors/file.ts';
import { formatMessage } from '../../core/messages/format-message.ts';

/** A PDF and its tag, which changes with the content. */
export interface RenderedCv {
  bytes: Buffer;
  tag: string;
}

/** The process pool that renders CVs, and the LRU cache of recent PDFs. */
export interface CvRenderer {
  pool: ProcessPool<CvInput, Uint8Array>;
  kept: KeptBytes;
  /** Tags of CVs that could not be rendered, each with the time (in ms) until which rendering is not retried. */
  failed: Map<string, number>;
}

export interface WithCvs {
  /** Renders CVs in worker processes. */
  cvs: CvRenderer;
}

const WORK = {
  module: new URL('./warm-document.ts', import.meta.url),
  name: 'renderCv',
  limits: { ms: 5000, memoryMb: 512 },
  jobsPerProcess: 50,
  waiting: { perCaller: 60, overall: 300 },
};
const KEPT_BYTES = 16 * 1024 * 1024;
const FAILED_SECONDS = 60;

export function createCvRenderer(work: Partial<typeof WORK> = {}): CvRenderer {
  return { pool: new ProcessPool({ ...WORK, ...work }), kept: new KeptBytes(KEPT_BYTES), failed: new Map() };
}

/**
 * Returns the tag of this input's PDF without rendering it. Rendering is deterministic within a release, so the tag
 * identifies the bytes.
 */
export function cvTag(input: CvInput): string {
  return createHash('sha256')
    .update(JSON.stringify([RELEASE.build, input]))
    .digest('base64url')
    .slice(0, 22);
}

type Asked = WithCvs & Pick<Context, 'actor' | 'caller'>;

/**
 * Renders a PDF in a worker process, or returns it from the cache if its input is unchanged. Requests wait in a fair
 * queue; `signal` aborts the wait when the client disconnects. Throws `unavailable` if the card exceeds the time or
 * memory limit, or if the queue is full.
 */
export async function renderedCv(
  input: CvInput,
  { cvs, actor, caller }: Asked,
  signal?: AbortSignal,
): Promise<RenderedCv> {
  const tag = cvTag(input);
  const known = cvs.kept.get(tag);
  if (known) return { tag, bytes: known };
  refuseFailed(tag, cvs);
  try {
    const asker = { caller: actor.kind === 'visitor' ? caller : `person ${actor.id}`, signal };
    const bytes = Buffer.from(await cvs.pool.run(tag, input, asker));
    cvs.kept.set(tag, bytes);
    return { tag, bytes };
  } catch (error) {
    if (!(error instanceof WorkKilled)) throw error;
    cvs.failed.set(tag, Date.now() + FAILED_SECONDS * 1000);
    throw tooMuch(FAILED_SECONDS, error);
  }
}

/**
 * Throws `unavailable` if rendering this CV has recently exceeded the limits, so that it is not retried immediately.
 */
function refuseFailed(tag: string, { failed }: CvRenderer): void {
  const now = Date.now();
  // Entries are in insertion order, so the oldest entries come first.
  for (const [each, until] of failed) {
    if (until > now) break;
    failed.delete(each);
  }
  const until = failed.get(tag);
  if (until !== undefined && until > now) throw tooMuch((until - now) / 1000);
}

function tooMuch(retryAfter: number, cause?: Error): AppError {
  const detail = formatMessage(errors.cvTooComplex);
  return new AppError('unavailable', detail, { retryAfter, ...(cause && { cause }) });
}
