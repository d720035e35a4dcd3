import type { Served } from '@crewdock/contract/served-widgets';
import { hydrate } from '../render/hydrate.ts';
import { keyOf } from './served-key.ts';
import { translation } from './words.ts';

/** How often it is looked whether the parser has come further. */
const PARSER_MS = 20;

/** An element in whose shadow root a server has drawn it. */
export interface Sleeping extends HTMLElement {
  served: Served | undefined;
  list?: { state(): { loading: unknown } };
  shown?: string | undefined;
  fetchPage?(): Promise<void>;
  update(): void;
  emit(type: 'ready', detail: object): void;
  dress(): ShadowRoot;
  wake(): void;
}

/**
 * Wakes an element once it can draw what is there: no node is made anew, and nothing that is known is asked for again. Where page
 * and attributes say something else than the server was told, what it has drawn stays until the answer to that has come.
 */
export async function takeOver(element: Sleeping): Promise<void> {
  await parsed(element);
  const root = element.dress();
  const late = element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (late) root.append(late.content);
  late?.remove();
  const data = root.querySelector('script');
  if (data) await prepare(element, root, data);
  element.wake();
}

/** Resolves once the parser has left the element: behind the template stands at least a link. */
async function parsed(element: HTMLElement): Promise<void> {
  while (document.readyState === 'loading' && !element.querySelector(':scope > a') && !element.nextSibling) {
    await new Promise((resume) => setTimeout(resume, PARSER_MS));
  }
}

async function prepare(element: Sleeping, root: ShadowRoot, data: HTMLElement): Promise<void> {
  const served = JSON.parse(data.textContent) as Served;
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
}
