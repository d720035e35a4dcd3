/** Fallback when storage is blocked; lost when the page is closed. */
const memory = new Map<string, string>();

/** Local storage, with a fallback in memory when local storage is blocked or full. */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
  },
};
