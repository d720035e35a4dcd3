/** So long is waited at most: a window that nobody sees is not drawn. */
const MOST_MS = 100;

/** Once what has just changed is on the screen. Long work that waits for it leaves no press unanswered. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // Before the picture is drawn; what is put behind it comes after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MOST_MS);
  });
}
