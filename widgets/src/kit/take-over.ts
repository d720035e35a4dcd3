import type { Served } from '@crewdock/contract/served-widgets';
import { hydrate } from '../render/hydrate.ts';
import { keyOf } from './served-key.ts';
import { translation } from './words.ts';

/** An element in whose shadow root a server has drawn it. */
export interface Sleeping extends HTMLElement {
  asleep: boolean;
  served: Served | undefined;
  list?: { state(): { loading: unknown } };
  shown?: string | undefined;
  fetchPage?(): Promise<void>;
  update(): void;
  emit(type: 'ready', detail: object): void;
  connectedCallback(): void;
}

/**
 * Wakes an element once it can draw what is there: no node is made anew, and nothing that is known is asked for again. Where page
 * and attributes say something else than the server was told, what it has drawn stays until the answer to that has come.
 */
export async function takeOver(element: Sleeping, root: ShadowRoot): Promise<void> {
  const served = JSON.parse(root.querySelector('script')!.textContent) as Served;
  await translation(element.getAttribute('language') ?? '');
  if (served.job) await element.fetchPage!();
  if (served.key === keyOf(element)) element.served = served;
  element.update = () => {
    if (element.list?.state().loading && !element.shown) return;
    Reflect.deleteProperty(element, 'update');
    // Adopted ones are in the place of its styles.
    for (const node of root.querySelectorAll('link,style,script')) node.remove();
    const tell = hydrate(root);
    element.update();
    tell();
    if (!element.served) return;
    element.served = undefined;
    const company = element.getAttribute('company');
    if (!served.list) element.emit('ready', { company });
    // A list that is loaded behind a job says so by itself.
    else if (!served.list.loading) element.emit('ready', { company, total: served.list.total });
  };
  element.asleep = false;
  if (element.isConnected) element.connectedCallback();
}
