import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Maximum distance from the viewport at which an item's contents are rendered. */
const MARGIN = '1200px';

/** A list item that renders its contents only near the viewport, so that lists with thousands of entries stay fast. */
export function NearItem({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  /** Height in pixels that the item keeps while its contents are not rendered; null while they are rendered. */
  const [kept, setKept] = useState<number | null>(null);
  useEffect(() => {
    const element = item.current!;
    return observe(element, (isNear) => {
      // An item that contains the focus stays rendered. A hidden item has no height to keep.
      const mayGo = element.offsetHeight > 0 && !element.contains(document.activeElement);
      if (isNear) setKept(null);
      else if (mayGo) setKept(element.offsetHeight);
    });
  }, []);
  return (
    <li ref={item} style={kept === null ? undefined : { blockSize: kept }}>
      {kept === null && children}
    </li>
  );
}

const listeners = new WeakMap<Element, (isNear: boolean) => void>();

/** One observer shared by all lists. */
let observer: IntersectionObserver | undefined;

function observe(element: Element, listen: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  const own = observer;
  listeners.set(element, listen);
  own.observe(element);
  return () => {
    own.unobserve(element);
    listeners.delete(element);
  };
}
