import type { Task } from '../queue/task.ts';
import { keyOf } from './path.ts';

/** Removes the bytes of a file that nothing names any more, after the change that let go of it. */
export const removeBytes: Task<'remove-file'> = async ({ path }, { files: { store } }) => {
  const key = keyOf(path);
  if (key !== null) await store.remove(key);
};
