import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';

/** Title that screen readers announce; empty while the heading of the current page has had the focus. */
export const $announcedTitle = atom('');

/** Live region with the title of a page that focuses another element than its heading, such as a field. */
export function PageAnnouncement() {
  return <VisuallyHidden aria-live="polite">{useStore($announcedTitle)}</VisuallyHidden>;
}
