import { ApiError } from '@crewdock/sdk/client';
import { type CardKind, KINDS } from '@crewdock/contract/kinds';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, handleFormError, getFieldErrors } from '../ui/patterns/form/failure.ts';
import { useSending } from '../ui/hooks/useSending.ts';
import { validateCardFields } from './check.ts';
import { removeDeviceDraft } from './deviceDraft.ts';
import {
  type Details,
  CARD_FORM_FIELDS,
  type Fields,
  findDifferingFields,
  LISTS,
  toFormFields,
  isElsewhere,
  withoutEmpty,
} from './fields.ts';
import { type PendingFiles, storeRefusedFiles, handedOver, sendFiles, takenOver } from './files.ts';
import type { Area } from './places.ts';
import { sendFields } from './send.ts';
import {
  type Original,
  type EditorState,
  isDirty,
  storeUnsavedEdits,
  restoreUnsavedEdits,
  applySavedCard,
  createEditorState,
} from './work.ts';

export type Action = 'draft' | 'publish';

/** A version conflict: another user's change was saved first. */
export interface Conflict {
  theirs: Details;
  action: Action;
}

/** Changes fields, by new values or by a function of the current values, and optionally files. */
export type FieldsUpdater = (to: Partial<Fields> | ((now: Fields) => Partial<Fields>), files?: PendingFiles) => void;

interface Problems {
  errors: Record<string, string>;
  failure: Failure | null;
  /** Increases with each attempt to save; does not change while the user fixes single errors. */
  attempt: number;
}

const NONE: Problems = { errors: {}, failure: null, attempt: 0 };
let attempts = 0;

/** Returns the storage key of a user's local draft of a card. */
function placeOf(uid: string, area: Area, kind: CardKind, id: number | `copy-${number}` | null): string {
  return [uid, area, KINDS[kind].market, id ?? 'new'].join(':');
}

interface Options {
  uid: string;
  area: Area;
  kind: CardKind;
  card: Details | null;
  original: Original | null;
  /** Initial values of a new card. */
  given: Partial<Fields>;
  /** Called after the card and its files were saved. */
  onSaved: (card: Details, action: Action, isNew: boolean) => void;
  /** Called after a new card was created, but some of its files were rejected. */
  onMadeInPart: (card: Details) => void;
}

/** Provides the state of the card editor: input, local draft, validation, saving and conflicts. */
export function useEditor({ uid, area, kind, card, original, given, onSaved, onMadeInPart }: Options) {
  const place = placeOf(uid, area, kind, card?.id ?? (original && `copy-${original.card.id}`));
  const [begun] = useState(() => restoreUnsavedEdits(kind, place, card, original, given));
  const [work, setWork] = useState(begun.work);
  const latest = useRef(work);
  const [restoredFrom, setRestoredFrom] = useState(begun.restoredFrom);
  const [isSafe, setSafe] = useState(() => begun.work.cv === undefined);
  const [pending, setPending] = useState<Action | null>(null);
  const { sending, send: sendCv } = useSending();
  const running = useRef(false);
  const [problems, setProblems] = useState<Problems>(() => ({ ...NONE, errors: handedOver(place)?.errors ?? {} }));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** Increases when code changes field values; remounts uncontrolled fields. */
  const [round, setRound] = useState(0);

  useEffect(() => takenOver(place), [place]);

  const put = useCallback(
    (next: EditorState) => {
      latest.current = next;
      setWork(next);
      setSafe(storeUnsavedEdits(kind, place, next));
    },
    [kind, place],
  );

  // A stable callback, so that only form sections whose fields changed re-render.
  const change = useCallback<FieldsUpdater>(
    (to, files = {}) => {
      const fields = typeof to === 'function' ? to(latest.current.fields) : to;
      const former = latest.current.fields;
      put({ ...latest.current, ...files, fields: { ...former, ...fields }, key: crypto.randomUUID() });
      const changed = [...Object.keys(fields), ...Object.keys(files)];
      setProblems((before) => {
        const isMended = (name: string) => changed.includes(name) || isElsewhere(name, former, fields);
        const errors = Object.entries(before.errors).filter(([name]) => !isMended(name));
        return errors.length === Object.keys(before.errors).length
          ? before
          : { ...before, errors: Object.fromEntries(errors) };
      });
    },
    [put],
  );

  /** Changes fields by code and remounts uncontrolled fields. */
  function fill(to: (now: Fields) => Partial<Fields>): void {
    change(to);
    setRound((count) => count + 1);
  }

  /** Resets the form to the server's state and returns the discarded work, for undo. */
  function discard(): EditorState {
    const dropped = latest.current;
    put(createEditorState(dropped.card, dropped.original, given));
    setProblems(NONE);
    setRestoredFrom(null);
    setRound((count) => count + 1);
    return dropped;
  }

  function bringBack(dropped: EditorState): void {
    put(dropped);
    setRound((count) => count + 1);
  }

  async function save(action: Action): Promise<void> {
    if (running.current) return;
    // Removes list items that were added and left empty.
    put({ ...latest.current, fields: withoutEmpty(latest.current.fields) });
    const sent = latest.current;
    const found = validateCardFields(kind, sent.fields, action === 'draft' && (sent.card?.is_draft ?? true));
    setProblems({ ...NONE, errors: found, attempt: ++attempts });
    if (Object.keys(found).length > 0) return;
    running.current = true;
    setPending(action);
    let arrived: Conflict | null = null;
    try {
      await send(sent, action);
    } catch (error) {
      arrived = refuse(error, action);
    } finally {
      running.current = false;
      setPending(null);
    }
    if (arrived) resolve(arrived, latest.current.fields);
  }

  async function send(sent: EditorState, action: Action): Promise<void> {
    const isNew = sent.card === null;
    const saved = await sendFields(kind, area, sent, action === 'draft');
    const { card: withFiles, left, errors } = await sendFiles(saved.id, sent, sendCv);
    const final = withFiles ?? saved;
    const isWhole = Object.keys(errors).length === 0;
    const now = applySavedCard(kind, latest.current, sent, final, left);
    if (isNew) {
      removeDeviceDraft(place);
      // Input entered during the request becomes a draft of the created card.
      storeUnsavedEdits(kind, placeOf(uid, area, kind, final.id), now);
      if (isWhole) return onSaved(final, action, isNew);
      storeRefusedFiles(placeOf(uid, area, kind, final.id), { left, errors });
      return onMadeInPart(final);
    }
    put(now);
    setRestoredFrom(null);
    if (isWhole) onSaved(final, action, isNew);
    else setProblems({ ...NONE, errors, attempt: ++attempts });
  }

  /**
   * Shows the error or the conflict and returns null. If the conflicting card equals the form, shows nothing and
   * returns the conflict: an earlier attempt was saved, but its response was lost.
   */
  function refuse(error: unknown, action: Action): Conflict | null {
    const theirs = error instanceof ApiError && error.body.code === 'conflict' && (error.body.current as Details);
    if (!theirs) {
      const names = CARD_FORM_FIELDS[kind].map(({ name }) => name);
      const errors = getFieldErrors(error, names, LISTS);
      const failure = Object.keys(errors).length === 0 ? handleFormError(error) : null;
      setProblems({ errors, failure, attempt: ++attempts });
      return null;
    }
    if (findDifferingFields(kind, latest.current.fields, toFormFields(theirs)).length === 0) return { theirs, action };
    setConflict({ theirs, action });
    return null;
  }

  /** Saves the merged fields on top of the other user's version. */
  function resolve({ theirs, action }: Conflict, fields: Fields): void {
    setConflict(null);
    put({ ...latest.current, card: theirs, base: toFormFields(theirs), version: theirs.version, fields });
    setRound((count) => count + 1);
    void save(action);
  }

  return {
    work,
    ...problems,
    change,
    fill,
    save,
    discard,
    bringBack,
    restoredFrom,
    round,
    pending,
    /** Upload progress of the CV. */
    sending,
    conflict,
    resolve,
    cancelConflict: () => setConflict(null),
    isDirty: isDirty(kind, work),
    /** Whether closing the page would lose no input. */
    isSafe,
  };
}

export type EditorController = ReturnType<typeof useEditor>;
