import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { $session } from '../session/session.ts';

type Values = Record<string, string>;

interface Drafts {
  /** The user who made the edits. Other users who sign in on this page do not see the drafts. */
  uid: string | null;
  /** Edited values by form and field. */
  forms: Record<string, Values>;
}

const $drafts = atom<Drafts>({ uid: null, forms: {} });

export interface SettingsDraft<Field extends string> {
  values: Record<Field, string>;
  isDirty: boolean;
  change: (field: Field, value: string) => void;
  /** Removes the saved values from the draft. Values that the user has changed since then are kept. */
  settle: (sent: Values) => void;
  discard: () => void;
}

/**
 * Returns the edited values of a form, combined with the saved values. Edits are kept while the user moves between
 * settings pages.
 */
export function useSettingsDraft<Field extends string>(
  form: string,
  saved: Record<Field, string>,
): SettingsDraft<Field> {
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

/**
 * Whether leaving would lose input. False after the session has ended, because the drafts are kept until the same user
 * signs in.
 */
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

/** Stores the edits of a form. Omits values equal to the saved values, and forms without edits. */
function keep(uid: string | null, form: string, edits: Values, saved: Values): void {
  const { [form]: _, ...others } = formsOf(uid);
  const left = Object.entries(edits).filter(([field, value]) => value !== saved[field]);
  $drafts.set({ uid, forms: left.length > 0 ? { ...others, [form]: Object.fromEntries(left) } : others });
}
