import styles from './popup.css?inline';
import { Component, type ComponentChild, type ComponentChildren, createRef } from 'preact';
import type { Words } from '../kit/translation.ts';
import { lockScrolling } from './lock-scrolling.ts';
import { popupWords } from './popup-words.ts';

/** The members of a form element that its popup uses. */
interface Popping extends HTMLElement {
  mode: string;
  opener: string | null;
  buttonText: string | null;
  isOpen: boolean;
  frame: (() => ComponentChild) | undefined;
  say(word: string): string;
  form(): ComponentChildren;
  load(signal: AbortSignal): Promise<void>;
  bring(css: string, words: Words): void;
  update(): void;
  doubt(): Promise<void>;
  open(): void;
  close(): void;
}

/**
 * Shows a form in a popup, which the floating button, elements of the page or a call can open. With a floating button,
 * options are loaded immediately, because the button has the company's colours; otherwise they are loaded when a
 * visitor is about to open the popup.
 */
export function popUp(element: Popping, signal: AbortSignal): void {
  if (signal.aborted) return;
  let isLoaded = false;
  const load = () => {
    if (!isLoaded) void element.load(signal);
    isLoaded = true;
  };
  const near = (event: Event) => isOpener(event, element) && load();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, near, { signal });
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !isOpener(event, element))
        return;
      event.preventDefault();
      element.open();
    },
    { signal },
  );
  element.bring(styles, popupWords);
  element.frame = () => <Popup element={element} load={load} />;
  if (element.mode === 'button') load();
  element.update();
}

/** Whether the event comes from an element of the page that opens this popup. */
function isOpener(event: Event, element: Popping): boolean {
  const { opener } = element;
  if (!opener) return false;
  try {
    return event.composedPath().some((node) => node instanceof Element && node.matches(opener));
  } catch {
    // The attribute `opener` is not a valid selector.
    void element.doubt();
    return false;
  }
}

interface PopupProps {
  element: Popping;
  load: () => void;
}

class Popup extends Component<PopupProps> {
  #button = createRef<HTMLButtonElement>();
  #dialog = createRef<HTMLDialogElement>();
  /** Element that receives the focus when the popup is closed. */
  #before: Element | null = null;
  #unlock: (() => void) | undefined;

  override componentDidMount(): void {
    this.#follow();
  }

  override componentDidUpdate(): void {
    this.#follow();
  }

  override componentWillUnmount(): void {
    this.#unlock?.();
  }

  /**
   * After the first opening, the dialog stays rendered, so that a pending request continues when the popup is closed.
   */
  override render({ element }: PopupProps): ComponentChildren {
    const { mode, isOpen, buttonText, say } = element;
    const title = say('title');
    return [
      mode === 'button' && (
        <button
          key="button"
          ref={this.#button}
          type="button"
          class="button primary opener"
          part="button primary opener"
          popover="manual"
          aria-haspopup="dialog"
          onClick={() => element.open()}
        >
          {buttonText || title}
        </button>
      ),
      (isOpen || this.#dialog.current) && (
        <dialog
          key="dialog"
          ref={this.#dialog}
          part="dialog"
          aria-label={title}
          onClose={this.#closed}
          onPointerDown={({ target }) => target === this.#dialog.current && element.close()}
        >
          <div class="panel">
            {element.form()}
            <button type="button" class="close" aria-label={say('close')} onClick={() => element.close()}>
              ×
            </button>
          </div>
        </dialog>
      ),
    ];
  }

  /**
   * Syncs the browser's dialog with the state. The top layer shows the button and the dialog above the page, regardless
   * of the page's z-index values.
   */
  #follow(): void {
    const { element, load } = this.props;
    const button = this.#button.current;
    if (button && !button.matches(':popover-open')) button.showPopover();
    if (element.isOpen) load();
    const dialog = this.#dialog.current;
    if (!dialog || dialog.open === element.isOpen) return;
    if (!element.isOpen) return dialog.close();
    this.#before = document.activeElement;
    this.#unlock = lockScrolling();
    dialog.showModal();
  }

  #closed = (): void => {
    const { element } = this.props;
    this.#unlock?.();
    // The browser closes the dialog on Escape.
    if (element.isOpen) element.close();
    const before = this.#before === element ? this.#button.current : this.#before;
    (before as HTMLElement | null)?.focus();
  };
}
