import type { ResumeBlock, ResumeBlockName } from '@crewdock/contract/resumes';
import { ApiError } from '@crewdock/sdk/client';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { t } from '../../i18n/translate.ts';
import { toSentence } from '../../ui/patterns/form/failure.ts';
import { showNotice } from '../../ui/patterns/notices.ts';
import * as messages from './messages.ts';

export const BLOCKS: readonly ResumeBlockName[] = ['base', 'skills', 'summary', 'work_experience'];

type BlockOf<B extends ResumeBlockName> = Extract<ResumeBlock, { block: B }>;

/** Parsing state of a CV section. */
export type ResumeBlockState<B extends ResumeBlockName = ResumeBlockName> =
  | { state: 'reading' }
  | { state: 'read'; told: BlockOf<B> }
  | { state: 'failed'; text: string; mayHelp: boolean };

export type Parts = { [B in ResumeBlockName]: ResumeBlockState<B> };

const TRIES = 3;
/** Delay before the first retry in milliseconds; increases with each attempt. */
const PAUSE = 700;
const READING: ResumeBlockState = { state: 'reading' };

/** Parses the four sections of a CV in parallel, each with up to three attempts. Unmounting aborts pending calls. */
export function useBlocks(file: File) {
  const [parts, setParts] = useState<Parts>(
    () => Object.fromEntries(BLOCKS.map((block) => [block, READING])) as unknown as Parts,
  );
  const leaving = useRef<AbortController>(null);

  async function readAll(blocks: readonly ResumeBlockName[], controller: AbortController): Promise<void> {
    const isRead = await Promise.all(blocks.map((block) => read(block, controller)));
    if (!isRead.includes(false)) showNotice({ text: t(messages.parsed) });
  }

  async function read(block: ResumeBlockName, { signal }: AbortController): Promise<boolean> {
    const put = (part: ResumeBlockState) => setParts((before) => ({ ...before, [block]: part }));
    put(READING);
    try {
      const told = await readBlock(block, file, signal);
      put({ state: 'read', told });
      return true;
    } catch (error) {
      if (!signal.aborted) put({ state: 'failed', text: reasonOf(error), mayHelp: !isFinal(error) });
      return false;
    }
  }

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    void readAll(BLOCKS, controller);
    return () => controller.abort();
    // Runs once per mount: each file gets a new component key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  /** Retries the failed sections. */
  function retry(): void {
    void readAll(
      BLOCKS.filter((block) => parts[block].state === 'failed'),
      leaving.current!,
    );
  }

  return { parts, retry };
}

async function readBlock(get_block: ResumeBlockName, file: File, signal: AbortSignal): Promise<ResumeBlock> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('POST /ai/resume_parser/', { query: { get_block }, body: { file }, signal });
    } catch (error) {
      if (signal.aborted || attempt === TRIES || isFinal(error)) throw error;
    }
    await pause(attempt * PAUSE, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Whether a retry would fail again, at least for a while: true for client errors. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

function reasonOf(error: unknown): string {
  const { status, body } = ApiError.of(error);
  if (status === 0) return t(messages.unreachable);
  if (body.issues?.[0]) return toSentence(body.issues[0].message);
  if (status === 413) return t(messages.fileTooLarge);
  if (status === 429) return t(messages.tooManyCvs);
  return t(messages.sectionFailed);
}
