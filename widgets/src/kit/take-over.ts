import type { Served } from '@crewdock/contract/served-widgets';
import { type VNode, hydrate, render } from 'preact';
import { keyOf } from './served-key.ts';
import { translation } from './words.ts';

/** How often it is looked whether the parser has come further. */
const PARSER_MS = 20;

/** An element in whose shadow root a server has drawn it. */
export interface Sleeping extends HTMLElement {
  served: Served | undefined;
  list?: { state(): { loading: unknown } };
  shown?: string | undefined;
  fetchPage?(job: Served['job']): Promise<void>;
  readonly messages: object | null;
  update(): void;
  put(view: VNode): void;
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
  const late = element.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]');
  if (late || element.shadowRoot) {
    const root = element.dress();
    if (late) root.append(late.content);
    late?.remove();
    const data = root.querySelector('script');
    if (data) await prepare(element, root, data);
  }
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
  if (served.job) await element.fetchPage!(served.job);
  if (served.key === keyOf(element)) element.served = served;
  element.update = () => {
    if (element.list?.state().loading && !element.shown) return;
    Reflect.deleteProperty(element, 'update');
    // Adopted ones are in the place of its styles.
    for (const node of root.querySelectorAll('link,style,script')) node.remove();
    element.put = (view) => {
      Reflect.deleteProperty(element, 'put');
      const tell = keepTyped(root);
      // By another address or the page's own words attributes differ, too, and those Preact leaves as they are when it hydrates.
      (element.served && !element.messages ? hydrate : render)(view, root);
      tell();
    };
    element.update();
    if (!element.served) return;
    element.served = undefined;
    const company = element.getAttribute('company');
    if (!served.list) element.emit('ready', { company });
    // A list that is loaded behind a job says so by itself.
    else if (!served.list.loading) element.emit('ready', { company, total: served.list.total });
  };
}

/** Properties that say what is in a field. */
const TYPED = ['value', 'checked'];

/** Keeps what somebody has typed or chosen before the script came. Answers what tells the components of it, once they are there. */
function keepTyped(root: ShadowRoot): () => void {
  const changed = [...root.querySelectorAll<HTMLElement>('input, textarea, select')].filter(isChanged);
  for (const field of changed)
    for (const name of TYPED) Object.defineProperty(field, name, { set() {}, configurable: true });
  // The components check it themselves now.
  for (const form of root.querySelectorAll('form')) form.noValidate = true;
  return () => {
    for (const field of changed) {
      for (const name of TYPED) Reflect.deleteProperty(field, name);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type));
    }
  };
}

function isChanged(field: HTMLElement): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  const { value, defaultValue, checked, files } = field as HTMLInputElement;
  return value !== defaultValue || checked || !!files?.[0];
}
