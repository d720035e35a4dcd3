import { foldText } from '@crewdock/contract/fold-text';

/**
 * Returns the key of a person by name and title. Two people with the same key count as the same person, unless a more
 * reliable key distinguishes them.
 */
export function getPersonKey({ name, title }: { name: string; title: string }): string {
  const key = Array.from(`${foldOrKeep(name)}\n${foldOrKeep(title)}`);
  return key.slice(0, KEY_MAX).join('');
}

/** Maximum length in characters: the key is indexed, and an index entry has at most 2,700 bytes. */
const KEY_MAX = 600;

/**
 * Folds a text. A text without letters and digits, such as an emoji, is kept instead, because it would fold to an empty
 * string.
 */
function foldOrKeep(text: string): string {
  return foldText(text) || text.trim().toLowerCase();
}
