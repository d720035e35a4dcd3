/** Yields to the event loop. Splitting long work into tasks keeps the page responsive. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
