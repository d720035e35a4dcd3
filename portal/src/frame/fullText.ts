/** Time in milliseconds that the pointer must rest on an element before its full text appears. */
const REST_MS = 350;
/** An entry of a list or table. Keyboard focus within an entry shows all of its truncated texts. */
const ENTRY = 'tr, article, li, [role="row"], [role="option"], [role="menuitem"]';

/**
 * Shows the full text of truncated elements in a popover: of one element on hover, of a whole entry on keyboard focus.
 * Escape hides the popover, and the pointer can move onto it. Screen readers don't need it, because they read the full
 * text of the page.
 */
export function showFullText(signal: AbortSignal): void {
  const note = noteElement();
  let timer = 0;
  let frame = 0;
  let over: Element | null = null;
  const hide = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    over = null;
    if (note.isConnected) note.remove();
  };
  const show = (truncated: readonly Element[], below: Element) => {
    if (truncated.length === 0) return hide();
    note.replaceChildren(...[...new Set(truncated.map(textOf))].map(line));
    document.body.append(note);
    note.showPopover();
    // Updates the position in each frame, because the layout shifts while a page loads.
    const follow = () => {
      if (!below.isConnected) return hide();
      place(note, below.getBoundingClientRect());
      frame = requestAnimationFrame(follow);
    };
    cancelAnimationFrame(frame);
    follow();
  };
  const on = <K extends keyof DocumentEventMap>(type: K, run: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, run, { signal, passive: true, capture: true });
  on('pointermove', ({ pointerType, clientX, clientY, target }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    if (note.contains(target as Node)) return;
    timer = window.setTimeout(() => {
      // A link might cover its row, so the truncated element is searched at the pointer's position.
      const found = document.elementsFromPoint(clientX, clientY).find(isTruncated) ?? null;
      if (found === over) return;
      if (found === null) return hide();
      show([found], found);
      over = found;
    }, REST_MS);
  });
  on('focusin', ({ target }) => {
    hide();
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    // Ignores a list or page that has the focus as a whole, because the texts of all of its entries would be shown.
    const entry = target.closest(ENTRY) ?? (target instanceof HTMLElement && target.tabIndex < 0 ? null : target);
    if (!entry) return;
    show([entry, ...entry.querySelectorAll('*')].filter(isTruncated), entry);
  });
  on('focusout', hide);
  on('keydown', ({ key }) => key === 'Escape' && hide());
  const hideOutside = ({ target }: Event) => {
    if (!note.contains(target as Node)) hide();
  };
  on('pointerdown', hideOutside);
  on('scroll', hideOutside);
  signal.addEventListener('abort', hide);
}

function noteElement(): HTMLElement {
  const note = document.createElement('div');
  note.className = 'full-text';
  note.popover = 'manual';
  note.ariaHidden = 'true';
  return note;
}

/** Whether the element is visible and truncated by an ellipsis or a maximum number of lines. */
function isTruncated(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  if (clientWidth === 0 || (scrollWidth <= clientWidth && scrollHeight <= clientHeight)) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return scrollWidth > clientWidth
    ? textOverflow === 'ellipsis'
    : webkitLineClamp !== 'none' && scrollHeight > clientHeight;
}

function textOf(element: Element): string {
  return element.textContent.trim();
}

function line(text: string): HTMLElement {
  const element = document.createElement('bdi');
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

/** Positions the popover below the element, or above it if there is no space. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = note;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + 4;
  note.style.left = `${Math.max(8, Math.min(left, clientWidth - offsetWidth - 8))}px`;
  note.style.top = `${below + offsetHeight > clientHeight ? Math.max(8, top - offsetHeight - 4) : below}px`;
}
