import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Question } from './runner.ts';

/** A runner process in the copied repository. It is restarted after it had to be killed. */
export interface Session {
  /** Returns all test files of the Vitest projects `unit` and `sweeps`. */
  known(): Promise<string[]>;
  /**
   * Resolves to the first test file that failed, to `'time'` if the time limit was exceeded, or to undefined if all
   * tests passed.
   */
  run(question: Question, limitMs: number): Promise<string | undefined>;
  end(): void;
}

export function openSession(copy: string, databaseUrl: string): Session {
  let runner: Promise<{ child: ChildProcess; known: string[] }> | undefined;
  const started = () => (runner ??= start(copy, databaseUrl));
  function end() {
    void runner?.then(({ child }) => kill(child));
    runner = undefined;
  }
  return {
    known: async () => (await started()).known,
    async run(question, limitMs) {
      const { child } = await started();
      child.send(question);
      const answer = await answerOf<Answer>(child, limitMs);
      if (!answer) end();
      return answer ? answer.failed : 'time';
    },
    end,
  };
}

async function start(copy: string, databaseUrl: string) {
  const child = fork(join(import.meta.dirname, 'runner.ts'), {
    cwd: copy,
    // A separate process group, so that the runner can be killed together with its workers.
    detached: true,
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'test' },
  });
  const known = await answerOf<string[]>(child, START_MS);
  if (!known) throw new Error('The runner of the tests did not start.');
  return { child, known };
}

const START_MS = 120_000;

/** Resolves to the child's next message, or to undefined after the time limit or when the child has exited. */
async function answerOf<T>(child: ChildProcess, limitMs: number): Promise<T | undefined> {
  const answered = new AbortController();
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(limitMs)]);
  try {
    const gone = once(child, 'exit', { signal }).then(() => [undefined]);
    const [answer] = await Promise.race([once(child, 'message', { signal }), gone]);
    return answer as T | undefined;
  } catch {
    return undefined;
  } finally {
    answered.abort();
  }
}

function kill(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already exited.
  }
}
