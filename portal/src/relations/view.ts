import { storage } from '../browser/storage.ts';

/** How a card's relations are shown. */
export type View = 'list' | 'board';

const KEY = 'relations view';

/** The view from the URL, else the last one used on this device. A `status` parameter implies the list. */
export function viewOf(params: URLSearchParams): View {
  const asked = params.get('view');
  if (asked === 'board' || asked === 'list') return asked;
  return !params.has('status') && storage.get(KEY) === 'board' ? 'board' : 'list';
}

export function rememberView(view: View): void {
  storage.set(KEY, view);
}
