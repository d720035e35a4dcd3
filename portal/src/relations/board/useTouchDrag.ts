import { type PointerEvent, type RefObject, useRef } from 'react';

interface TouchDrag {
  onStart: () => void;
  /** Called when the column below the finger changes. */
  onOver: (column: string | null) => void;
  /** Called when the finger is lifted, with the column below it, or null. */
  onEnd: (column: string | null) => void;
}

/** In pixels: distance from the board's edge at which scrolling starts, and scroll distance per pointer move. */
const EDGE = 48;
const STEP = 16;

/**
 * Drags a card by its handle on touch screens, because native drag and drop needs a mouse or a long press. Columns are
 * identified by `data-column`. Returns event handlers for the handle, which needs `touch-action: none`.
 */
export function useTouchDrag(card: RefObject<HTMLElement | null>, { onStart, onOver, onEnd }: TouchDrag) {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  const stop = (column: string | null) => {
    start.current = null;
    card.current?.style.removeProperty('translate');
    card.current?.style.removeProperty('pointer-events');
    onEnd(column);
  };
  return {
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'touch' || start.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      onStart();
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      if (start.current?.pointer !== pointerId || !card.current) return;
      const { style } = card.current;
      style.setProperty('translate', `${clientX - start.current.x}px ${clientY - start.current.y}px`);
      // Lets `elementFromPoint` find the column below the card.
      style.setProperty('pointer-events', 'none');
      scrollAtEdge(card.current, clientX);
      onOver(columnAt(clientX, clientY));
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      if (start.current?.pointer === pointerId) stop(columnAt(clientX, clientY));
    },
    onPointerCancel({ pointerId }: PointerEvent) {
      if (start.current?.pointer === pointerId) stop(null);
    },
  };
}

function columnAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest('[data-column]')?.getAttribute('data-column') ?? null;
}

function scrollAtEdge(card: HTMLElement, x: number): void {
  const board = card.closest('[data-board]');
  if (!board) return;
  const { left, right } = board.getBoundingClientRect();
  if (x < left + EDGE) board.scrollLeft -= STEP;
  else if (x > Math.min(right, innerWidth) - EDGE) board.scrollLeft += STEP;
}
