import type { InboxEntry } from '@crewdock/contract/inbox';
import { useMemo, useRef, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { updateOptimistically } from '../query/optimistic.ts';
import { queryClient } from '../queryClient.ts';
import { reloadSession } from '../session/session.ts';
import { notifyError, showNotice } from '../ui/patterns/notices.ts';
import {
  canAnswer,
  type InboxAnswer,
  type InboxAnswerName,
  needsReason,
  sendAnswer,
  type UndoAnswer,
} from './answers.ts';
import * as messages from './messages.ts';
import { INBOX_KEY, withoutEntries } from './queries.ts';
import { describeAnswer, getEntryName } from './words.ts';

/** The open dialog and the entries that it is about. */
export interface InboxAsking {
  about: 'reject' | 'invite';
  entries: InboxEntry[];
}

export interface InboxActions {
  /** Answers several entries. Skips entries that can't be answered in this way. */
  answer: (entries: InboxEntry[], answer: InboxAnswer) => Promise<void>;
  /** Rejects entries that need no reason, and asks for a reason for the others. */
  reject: (entries: InboxEntry[]) => void;
  askInvite: (entry: InboxEntry) => void;
  /** Undoes the last answer. */
  undo: () => void;
}

/** Answers to inbox entries, and the state of their dialogs. `onUndo` runs after an undo button was removed. */
export function useInboxAnswers(onUndo: () => void) {
  const [asking, setAsking] = useState<InboxAsking | null>(null);
  const [pending, setPending] = useState(0);
  const last = useRef<(() => void) | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const actions = useMemo<InboxActions>(() => {
    const undoAll = async (undos: UndoAnswer[]) => {
      last.current = null;
      const outcomes = await Promise.allSettled(undos.map((undo) => undo()));
      if (outcomes.some(({ status }) => status === 'rejected')) notifyError(t(messages.undoFailed));
      await refresh();
    };
    const send = async (entries: InboxEntry[], step: InboxAnswer) => {
      const possible = entries.filter((entry) => canAnswerOnPage(entry, step.answer));
      if (possible.length === 0) return tellImpossible(entries, step.answer);
      const keys = new Set(possible.map(({ key }) => key));
      last.current = null;
      setPending((count) => count + 1);
      const outcomes = await updateOptimistically(INBOX_KEY, withoutEntries(keys), () =>
        Promise.allSettled(possible.map((entry) => sendInTurn(entry, step))),
      );
      setPending((count) => count - 1);
      const answered = possible.filter((_, at) => outcomes[at]!.status === 'fulfilled');
      const undos = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value) || []);
      if (answered.length < possible.length) {
        notifyError(t(messages.answerFailed, { count: possible.length - answered.length }));
        void refresh();
      } else void reloadSession();
      forgetRelated();
      if (answered.length === 0) return;
      const text = describeAnswer(answered, step.answer);
      if (undos.length === 0) return showNotice({ text });
      const run = () => void undoAll(undos);
      last.current = run;
      showNotice({
        text,
        action: {
          label: t(messages.undo),
          run() {
            run();
            onUndo();
          },
        },
      });
    };
    const answer = (entries: InboxEntry[], step: InboxAnswer) => (sending.current = send(entries, step));
    return {
      answer,
      reject(entries) {
        const possible = entries.filter((entry) => canAnswer(entry, 'reject'));
        if (possible.length === 0) return tellImpossible(entries, 'reject');
        if (possible.some(needsReason)) setAsking({ about: 'reject', entries: possible });
        else void answer(possible, { answer: 'reject', reason: null, comment: '', mail: false });
      },
      askInvite: (entry) => setAsking({ about: 'invite', entries: [entry] }),
      // An answer that is still being sent is undone after its response.
      undo: () => void sending.current.then(() => last.current?.()),
    };
  }, [onUndo]);
  return { actions, asking, stopAsking: () => setAsking(null), isAnswering: pending > 0 };
}

/** The panel of an interview offer also allows the rejection of its relation. */
function canAnswerOnPage(entry: InboxEntry, answer: InboxAnswerName): boolean {
  return canAnswer(entry, answer) || (entry.type === 'interview' && answer === 'reject');
}

function tellImpossible([entry]: InboxEntry[], answer: InboxAnswerName): void {
  if (entry) showNotice({ tone: 'info', text: t(messages.notPossible, { answer, name: getEntryName(entry) }) });
}

/** Maximum number of concurrent requests, so that a bulk answer does not occupy all connections of the browser. */
const LANES = 4;
const lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
let nextLane = 0;

function sendInTurn(entry: InboxEntry, answer: InboxAnswer): Promise<UndoAnswer | null> {
  const lane = nextLane++ % LANES;
  const sent = lanes[lane]!.then(() => sendAnswer(entry, answer));
  lanes[lane] = sent.catch(() => {});
  return sent;
}

async function refresh(): Promise<void> {
  forgetRelated();
  await Promise.all([queryClient.invalidateQueries({ queryKey: INBOX_KEY }), reloadSession()]);
}

/** Lists of other pages contain the answered objects and are fetched again when they are opened. */
function forgetRelated(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== INBOX_KEY[0],
    refetchType: 'none',
  });
}
