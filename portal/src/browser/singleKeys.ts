import { atom } from 'nanostores';
import { browserStorage } from './storage.ts';

const KEY = 'listKeys';

/** Whether single-character shortcuts are on. Users of speech input can turn them off. Stored in this browser. */
export const $singleKeys = atom(browserStorage.get(KEY) !== 'off');

export function setSingleKeys(isOn: boolean): void {
  $singleKeys.set(isOn);
  if (isOn) browserStorage.remove(KEY);
  else browserStorage.set(KEY, 'off');
}

/**
 * Returns the key of a shortcut without modifier keys, in lower case. Null for keys that are already handled, belong to
 * a browser shortcut or are entered into a text field, and for single characters while `$singleKeys` is off.
 */
export function shortcutKey(event: KeyboardEvent): string | null {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || isTextField(target)) return null;
  const isCharacter = [...key].length === 1;
  return isCharacter && !$singleKeys.get() ? null : key.toLowerCase();
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}
