import type { Served } from '@crewdock/contract/served-widgets';
import { type VNode, hydrate, render } from 'preact';
import { getServedKey } from './served-key.ts';
import { loadTranslation } from './words.ts';

/** Polling interval for the parser's progress, in milliseconds. */
const PARSER_MS = 20;

/** A widget element that might be server-rendered and not hydrated yet. */
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
 * Hydrates a server-rendered element: keeps its DOM nodes and does not request embedded data again. If the page's
 * attributes differ from the attributes of the rendering, the old content stays until the new data is loaded.
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

/** Resolves when the parser has passed the element's template. In fragments, at least one link follows the template. */
async function parsed(element: HTMLElement): Promise<void> {
  while (document.readyState === 'loading' && !element.querySelector(':scope > a') && !element.nextSibling) {
    await new Promise((resume) => setTimeout(resume, PARSER_MS));
  }
}

async function prepare(element: Sleeping, root: ShadowRoot, data: HTMLElement): Promise<void> {
  const served = JSON.parse(data.textContent) as Served;
  await loadTranslation(element.getAttribute('language') ?? '');
  if (served.job) await element.fetchPage!(served.job);
  if (served.key === getServedKey(element)) element.served = served;
  element.update = () => {
    if (element.list?.state().loading && !element.shown) return;
    Reflect.deleteProperty(element, 'update');
    // The adopted style sheets replace the style elements of the markup.
    for (const node of root.querySelectorAll('link,style,script')) node.remove();
    element.put = (view) => {
      Reflect.deleteProperty(element, 'put');
      const tell = keepTyped(root);
      // Hydration does not update attributes. They differ if the page has set other messages; such pages render again.
      (element.served && !element.messages ? hydrate : render)(view, root);
      tell();
    };
    element.update();
    if (!element.served) return;
    element.served = undefined;
    const company = element.getAttribute('company');
    if (!served.list) element.emit('ready', { company });
    // While a job is open, the list might still be loading; it emits the event later.
    else if (!served.list.loading) element.emit('ready', { company, total: served.list.total });
  };
}

/** DOM properties that contain the input of a field. */
const TYPED = ['value', 'checked'];

/**
 * Keeps the input that a visitor made before hydration. Returns a function that passes the input on to the components.
 */
function keepTyped(root: ShadowRoot): () => void {
  const changed = [...root.querySelectorAll<HTMLElement>('input, textarea, select')].filter(isChanged);
  for (const field of changed)
    for (const name of TYPED) Object.defineProperty(field, name, { set() {}, configurable: true });
  // After hydration, the components validate the input.
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
