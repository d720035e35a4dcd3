import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { pageWidth } from '../ui/pageWidth.ts';
import { NARROW } from '../ui/screen.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The page of a card that somebody works on. Its ref is what `useFocusedFrame` gives, its `tabIndex` -1. */
export const CardFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  ${pageWidth}
  padding-block: 24px 80px;
  outline: 0;

  ${NARROW} {
    padding-block: 16px 48px;
  }
`;

/** The keys of the page work from its first moment. */
export function useFocusedFrame(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return frame;
}

export function CardFrameSkeleton() {
  return (
    <CardFrame role="status" aria-label="Loading">
      <Skeleton $width={120} />
      <Skeleton $width={420} $height={88} />
      <Skeleton $height={40} />
      <Skeleton $height={240} />
    </CardFrame>
  );
}
