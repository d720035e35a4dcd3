import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { $session } from '../session/session.ts';

type Values = Record<string, string>;

interface Drafts {
  /** Whose they are: somebody else who signs in on this page sees nothing of them. */
  uid: string | null;
  /** Typed values alone, by form and field. */
  forms: Record<string, Values>;
}

const $drafts = atom<Drafts>({ uid: null, forms: {} });

export interface Draft<Field extends string> {
  values: Record<Field, string>;
  isDirty: boolean;
  change: (field: Field, value: string) => void;
  /** These were saved; what was typed meanwhile stays. */
  settle: (sent: Values) => void;
  discard: () => void;
}

/** What is typed into a form over what is saved. It stays while the person walks through the settings. */
export function useDraft<Field extends string>(form: string, saved: Record<Field, string>): Draft<Field> {
  useStore($drafts);
  const uid = useStore($session)?.uid ?? null;
  const edits = formsOf(uid)[form] ?? {};
  return {
    values: { ...saved, ...edits },
    isDirty: Object.keys(edits).length > 0,
    change: (field, value) => keep(uid, form, { ...edits, [field]: value }, saved),
    settle: (sent) => keep(uid, form, formsOf(uid)[form] ?? {}, sent),
    discard: () => keep(uid, form, {}, saved),
  };
}

/** Whether something typed would be lost. A session that ended asks nobody: its drafts wait for the same person. */
export function hasDrafts(): boolean {
  return Object.keys(formsOf($session.get()?.uid ?? null)).length > 0;
}

export function discardDrafts(): void {
  $drafts.set({ uid: null, forms: {} });
}

function formsOf(uid: string | null): Record<string, Values> {
  const drafts = $drafts.get();
  return drafts.uid === uid ? drafts.forms : {};
}

/** A value that is saved is no edit, and a form without edits is no draft. */
function keep(uid: string | null, form: string, edits: Values, saved: Values): void {
  const { [form]: _, ...others } = formsOf(uid);
  const left = Object.entries(edits).filter(([field, value]) => value !== saved[field]);
  $drafts.set({ uid, forms: left.length > 0 ? { ...others, [form]: Object.fromEntries(left) } : others });
}
