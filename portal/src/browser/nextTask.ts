/** Yields to the event loop: splitting long work into tasks keeps the page responsive. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
