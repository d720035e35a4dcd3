/** Distance in pixels between the notices and the window's lower edge, or the bar below them. */
const GAP = 16;

interface Edges {
  top: number;
  bottom: number;
}

/**
 * Returns by how many pixels notices must be moved up to keep clear of a bar. Returns 0 if the bar is above the
 * notices, in the upper half of the window or out of sight. All values are in pixels from the window's upper edge.
 */
export function getNoticeOffset({ top, bottom }: Edges, noticesHeight: number, windowHeight: number): number {
  const isAbove = bottom + GAP <= windowHeight - GAP - noticesHeight;
  const isLow = top >= windowHeight / 2 && top < windowHeight;
  return isLow && !isAbove ? windowHeight - top : 0;
}
