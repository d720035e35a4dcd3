import { useId } from 'react';
import type { ColorScheme } from '../../frame/colorScheme.ts';

/** Thumbnail of a color scheme; the system scheme is half light and half dark. */
export function SchemePreview({ scheme }: { scheme: ColorScheme }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 148 96" aria-hidden="true">
      <Window scheme={scheme === 'dark' ? 'dark' : 'light'} />
      {scheme === 'system' && (
        <>
          <clipPath id={clip}>
            <path d="M148 0v96H50L98 0z" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Window scheme="dark" />
          </g>
        </>
      )}
    </svg>
  );
}

/** Draws the window in a fixed scheme: `data-scheme` switches the color tokens within the element. */
function Window({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <g data-scheme={scheme}>
      <rect width="148" height="96" fill="var(--surface)" />
      <path d="M0 16h148" stroke="var(--line)" />
      <rect x="10" y="5" width="6" height="6" rx="2" fill="var(--brand)" />
      <rect x="20" y="6.5" width="24" height="3" rx="1.5" fill="var(--text)" />
      {[28, 50, 72].map((y) => (
        <g key={y}>
          <rect x="10" y={y} width="14" height="14" rx="4" fill="var(--hover)" />
          <rect x="30" y={y + 2} width={y === 50 ? 44 : 56} height="4" rx="2" fill="var(--text)" />
          <rect x="30" y={y + 9} width={y === 50 ? 72 : 64} height="3" rx="1.5" fill="var(--control)" />
          <rect x="118" y={y + 3} width="20" height="8" rx="3" fill="var(--brand)" />
        </g>
      ))}
    </g>
  );
}
