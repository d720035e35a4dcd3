import { getNoticeOffset } from './noticeOffset.ts';

/** Bars with buttons, in the order of appearance: the last visible one belongs to the topmost dialog. */
const bars: HTMLElement[] = [];
let notices: HTMLElement | null = null;
let stopObserving: (() => void) | null = null;

/** Ref callback for a bar that can be at the window's lower edge. Notices appear above the bar. */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  bars.push(bar);
  observe();
  return () => {
    bars.splice(bars.indexOf(bar), 1);
    observe();
  };
}

/** Ref callback for the notices. Keeps them clear of the bars with `bottomBar`. */
export function keepClearOfBars(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  notices = region;
  observe();
  return () => {
    notices = null;
    observe();
  };
}

/** Observes everything that moves or resizes the bars or the notices. */
function observe(): void {
  stopObserving?.();
  stopObserving = null;
  if (!notices) return;
  const sizes = new ResizeObserver(update);
  const around = bars.map((bar) => bar.parentElement!);
  for (const element of [document.body, notices, ...bars, ...around]) sizes.observe(element);
  // Dialogs slide in, and their contents scroll.
  for (const type of MOVES) addEventListener(type, update, { capture: true, passive: true });
  stopObserving = () => {
    sizes.disconnect();
    for (const type of MOVES) removeEventListener(type, update, true);
  };
  update();
}

const MOVES = ['resize', 'scroll', 'animationend'] as const;

function update(): void {
  const bar = bars.findLast((each) => each.checkVisibility());
  const offset = bar ? getNoticeOffset(bar.getBoundingClientRect(), notices!.offsetHeight, innerHeight) : 0;
  notices!.style.setProperty('--bottom-bar', `${offset}px`);
}
