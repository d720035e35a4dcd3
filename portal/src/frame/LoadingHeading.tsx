import { portalName } from '../session/company.ts';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { useScreen } from './useScreen.ts';

/** The heading of a page whose own heading needs data that is still loading: the screen's title, for screen readers. */
export function LoadingHeading() {
  return <VisuallyHidden as="h1">{useScreen().row?.title ?? portalName()}</VisuallyHidden>;
}
