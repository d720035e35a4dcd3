import { storage } from '../browser/storage.ts';

/** How the relations of a card are shown. */
export type View = 'list' | 'board';

const KEY = 'relations view';

/** What the address asks for; else what was chosen last on this device. A status is the list's. */
export function viewOf(params: URLSearchParams): View {
  const asked = params.get('view');
  if (asked === 'board' || asked === 'list') return asked;
  return !params.has('status') && storage.get(KEY) === 'board' ? 'board' : 'list';
}

export function rememberView(view: View): void {
  storage.set(KEY, view);
}
