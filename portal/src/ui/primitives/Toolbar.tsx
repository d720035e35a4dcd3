import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react';

interface Props {
  ref?: Ref<HTMLDivElement>;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Implements the toolbar pattern of the ARIA Authoring Practices: the controls together form one tab stop. Left and
 * Right, Home and End move between the controls; Tab returns to the control that last had the focus.
 */
export function Toolbar({ ref, label, className, children }: Props) {
  /** The control from which Tab left the toolbar. */
  const last = useRef<HTMLElement | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: bar, shiftKey, altKey, ctrlKey, metaKey } = event;
    const target = event.target as HTMLElement;
    if (altKey || ctrlKey || metaKey || !bar.contains(target)) return;
    const controls = controlsIn(bar);
    if (key === 'Tab') {
      last.current = target;
      // Continues from the first or last control, so that the browser's Tab skips the other controls.
      controls.at(shiftKey ? 0 : -1)?.focus({ preventScroll: true });
      return;
    }
    const at = controls.indexOf(target);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: controls.length - 1 }[key];
    if (next === undefined || shiftKey) return;
    controls[(next + controls.length) % controls.length]?.focus();
    event.preventDefault();
  };
  const onFocus = ({ target, relatedTarget, currentTarget: bar }: FocusEvent<HTMLElement>) => {
    const back = last.current;
    if (bar.contains(relatedTarget) || !bar.contains(target)) return;
    last.current = null;
    const controls = controlsIn(bar);
    // Tab enters the toolbar at the first or last control; a click or a closing menu can focus any control.
    const isEdge = target === controls[0] || target === controls.at(-1);
    if (back && isEdge && controls.includes(back) && target.matches(':focus-visible')) back.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDownCapture={onKeyDown}
      onFocusCapture={onFocus}
    >
      {children}
    </div>
  );
}

function controlsIn(bar: HTMLElement): HTMLElement[] {
  const controls = bar.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled');
  return [...controls].filter((control) => control.checkVisibility());
}
