import { ApiError } from '@crewdock/sdk/client';
import { map } from 'nanostores';
import { t } from '../../i18n/translate.ts';
import { toSentence } from '../../ui/patterns/form/failure.ts';
import type { OnSent } from '../../browser/fetchWithProgress.ts';
import type { LeftOutFile } from './chosen.ts';
import * as messages from './messages.ts';

/** A running upload; it continues when the user navigates within the portal. */
export interface RunningUpload {
  total: number;
  sent: number;
  /** Total number of bytes of all files (`of`), and number of bytes that were sent or skipped (`gone`). */
  bytes: { of: number; gone: number };
  failed: { file: File; why: string }[];
}

/** The call that uploads a file, and the callback after each file. */
export interface UploadMethod {
  send: (file: File, onSent: OnSent) => Promise<unknown>;
  onSent: () => Promise<void> | void;
}

/** Running uploads, by the import's uid. */
export const $uploads = map<Record<string, RunningUpload>>({});

/** Files that were not accepted for an import, by the import's uid. */
export const $leftOut = map<Record<string, LeftOutFile[]>>({});

const AT_ONCE = 3;
const TRIES = 3;
/** Delay before the first retry in milliseconds; increases with each attempt. */
const PAUSE = 1000;

/**
 * Uploads missing files of an import, several in parallel, with retries. Idempotent: the server ignores files that it
 * has already stored.
 */
export async function uploadWithRetries(uid: string, files: readonly File[], way: UploadMethod): Promise<void> {
  const waiting = [...files];
  const of = files.reduce((sum, { size }) => sum + size, 0);
  put(uid, { total: files.length, sent: 0, bytes: { of, gone: 0 }, failed: [] });
  addEventListener('beforeunload', askToStay);
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendNext(uid, waiting, way)));
  if ($uploads.get()[uid]!.failed.length === 0) $uploads.setKey(uid, undefined);
  if (!Object.values($uploads.get()).some(isSending)) removeEventListener('beforeunload', askToStay);
  await way.onSent();
}

export function isSending({ total, sent, failed }: RunningUpload): boolean {
  return sent + failed.length < total;
}

async function sendNext(uid: string, waiting: File[], way: UploadMethod): Promise<void> {
  for (let file = waiting.shift(); file; file = waiting.shift()) {
    const failure = await sendOne(file, way, countedFor(uid, file));
    const now = $uploads.get()[uid]!;
    if (!failure) put(uid, { ...now, sent: now.sent + 1 });
    else if (failure.status === 404 || failure.status === 409) {
      // The import was canceled or removed: skips the remaining files.
      waiting.length = 0;
      put(uid, { ...now, total: now.sent });
    } else put(uid, { ...now, failed: [...now.failed, { file, why: reasonOf(failure) }] });
    await way.onSent();
  }
}

/** Returns the progress callback of a file, which starts again at 0 with each attempt. */
function countedFor(uid: string, { size }: File): OnSent {
  let counted = 0;
  return (share) => {
    const now = $uploads.get()[uid]!;
    const gone = now.bytes.gone + share * size - counted;
    counted = share * size;
    put(uid, { ...now, bytes: { ...now.bytes, gone } });
  };
}

async function sendOne(file: File, { send }: UploadMethod, onSent: OnSent): Promise<ApiError | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send(file, onSent);
      return null;
    } catch (error) {
      const failure = ApiError.of(error);
      const mayHelp = failure.status === 0 || failure.status >= 500;
      if (!mayHelp || attempt === TRIES) return failure;
    } finally {
      onSent(1);
    }
    await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE));
  }
}

function reasonOf({ status, body }: ApiError): string {
  if (status === 0) return t(messages.unreachable);
  if (status === 429) return t(messages.tooManyUploads);
  const issue = body.issues?.[0];
  return issue ? toSentence(t(messages.uploadProblem, { problem: issue.message })) : body.detail;
}

function put(uid: string, now: RunningUpload): void {
  $uploads.setKey(uid, now);
}

/** Asks for confirmation before the page is closed. Browsers show a standard message. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
