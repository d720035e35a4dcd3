/** Maximum wait in milliseconds, because browsers don't paint background windows. */
const MOST_MS = 100;

/** Resolves after the next paint. Await it before long work, so that the effect of a click appears first. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The animation frame callback runs before the paint; the timeout set in it runs after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST_MS);
  });
}
