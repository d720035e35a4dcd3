/** Maximum wait in milliseconds: background windows are not painted. */
const MOST_MS = 100;

/** Resolves after the next paint. Long work that awaits it doesn't delay the response to a click. */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The animation frame callback runs before the paint; the timeout set in it runs after.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST_MS);
  });
}
