import { portalName } from '../session/company.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { useScreen } from './useScreen.ts';

/** Heading for screen readers (the screen's title) while the data of the page's visible heading is loading. */
export function LoadingHeading() {
  return <VisuallyHidden as="h1">{useScreen().row?.title ?? portalName()}</VisuallyHidden>;
}
