/** What comes in between has its turn: long work in several tasks keeps nobody's press waiting. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
