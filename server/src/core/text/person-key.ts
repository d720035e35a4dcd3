import { foldText } from '@crewdock/contract/fold-text';

/** Key of a person by name and title. Two people with the same key and no surer key are the same. */
export function getPersonKey({ name, title }: { name: string; title: string }): string {
  const key = Array.from(`${foldOrKeep(name)}\n${foldOrKeep(title)}`);
  return key.slice(0, KEY_MAX).join('');
}

/** The key is indexed, and an entry of an index has at most 2,700 bytes. */
const KEY_MAX = 600;

/** A text without letters and digits, such as an emoji, is not folded to nothing: it equals itself only. */
function foldOrKeep(text: string): string {
  return foldText(text) || text.trim().toLowerCase();
}
