import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';

/**
 * Page title for screen readers; empty if the page's heading was focused, because screen readers then read the heading.
 */
export const $announcedTitle = atom('');

/** Live region with the title of a page that focuses an element other than its heading, such as a field. */
export function PageAnnouncement() {
  return <VisuallyHidden aria-live="polite">{useStore($announcedTitle)}</VisuallyHidden>;
}
