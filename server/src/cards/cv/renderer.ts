import { createHash } from 'node:crypto';
import type { Context } from '../../platform/http/context.ts';
import { AppError } from '../../platform/http/errors.ts';
import { ProcessPool } from '../../platform/processes/pool.ts';
import { WorkKilled } from '../../platform/processes/work-process.ts';
import type { CvInput } from './document.ts';
import { KeptBytes } from '../../platform/kept-bytes.ts';

/** A PDF and what stands for it: another one has another tag. */
export interface RenderedCv {
  bytes: Buffer;
  tag: string;
}

/** The processes that set CVs, and what they made last. */
export interface CvRenderer {
  pool: ProcessPool<CvInput, Uint8Array>;
  kept: KeptBytes;
  /** Tags of those that couldn't be made, and until when nobody tries again. */
  failed: Map<string, number>;
}

export interface WithCvs {
  /** Sets CVs in processes of their own. */
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

/** What stands for the PDF of this input, without making it. */
export function cvTag(input: CvInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22);
}

type Asked = WithCvs & Pick<Context, 'actor' | 'caller'>;

/**
 * Makes a PDF in a process of its own, or finds it: one that changed in nothing is made once. Until `signal` says that who
 * asked has gone, it waits for its turn among all who ask. `unavailable` when this card is too much, or too much waits.
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

/** What took its process all it may have once isn't tried again at once. */
function refuseFailed(tag: string, { failed }: CvRenderer): void {
  const now = Date.now();
  // The oldest stand first.
  for (const [each, until] of failed) {
    if (until > now) break;
    failed.delete(each);
  }
  const until = failed.get(tag);
  if (until !== undefined && until > now) throw tooMuch((until - now) / 1000);
}

function tooMuch(retryAfter: number, cause?: Error): AppError {
  const detail = 'This CV takes too much to make. Shorten the card’s summary, or try again later.';
  return new AppError('unavailable', detail, { retryAfter, ...(cause && { cause }) });
}
