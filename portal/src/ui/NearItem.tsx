import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far beyond the window an entry is still near. */
const MARGIN = '1200px';

/** An entry of a list. Its contents are there only while it is near the window, so that lists of thousands stay quick. */
export function NearItem({ children }: { children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  /** The height that it keeps while it is far away, in pixels. */
  const [kept, setKept] = useState<number | null>(null);
  useEffect(() => {
    const element = item.current!;
    return observe(element, (isNear) => {
      // What has the focus stays, and what isn't shown at all has no height to keep.
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

/** One for all lists. */
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
