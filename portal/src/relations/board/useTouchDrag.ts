import { type PointerEvent, type RefObject, useRef } from 'react';

interface TouchDrag {
  onStart: () => void;
  /** The column below the finger has changed. */
  onOver: (column: string | null) => void;
  /** The finger has let go over a column, or over none. */
  onEnd: (column: string | null) => void;
}

/** How near to the edge of the board the finger makes it scroll, and how far each time. */
const EDGE = 48;
const STEP = 16;

/**
 * A card follows a finger that holds its grip: browsers drag with the mouse alone, or after a long press. Columns have their id as
 * `data-column`. The answer is what the grip listens with; it needs `touch-action: none`.
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
      // What lies below it is asked for.
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
