import { browserStorage } from '../browser/storage.ts';

export type RelationsViewMode = 'list' | 'board';

const KEY = 'relations view';

/** Returns the view from the URL, or the view last used on this device. A `status` parameter implies the list. */
export function readRelationsView(params: URLSearchParams): RelationsViewMode {
  const asked = params.get('view');
  if (asked === 'board' || asked === 'list') return asked;
  return !params.has('status') && browserStorage.get(KEY) === 'board' ? 'board' : 'list';
}

export function rememberView(view: RelationsViewMode): void {
  browserStorage.set(KEY, view);
}
