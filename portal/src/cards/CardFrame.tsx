import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { LoadingHeading } from '../frame/LoadingHeading.tsx';
import { pageWidth } from '../ui/styles/pageWidth.ts';
import { NARROW } from '../ui/styles/screen.ts';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';

/** Layout of a card's page for its owner and for staff. Pass the ref from `useFocusedFrame` and `tabIndex={-1}`. */
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

/** Returns a ref for the frame and focuses the frame on mount, so that its keyboard shortcuts work immediately. */
export function useFocusedFrame(): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return frame;
}

export function CardFrameSkeleton() {
  return (
    <CardFrame role="status" aria-label={t(messages.loading)}>
      <LoadingHeading />
      <Skeleton $width={120} />
      <Skeleton $width={420} $height={88} />
      <Skeleton $height={40} />
      <Skeleton $height={240} />
    </CardFrame>
  );
}
