import type { Task } from '../queue/task.ts';
import { keyOf } from './path.ts';

/** Background job that removes the bytes of a deleted file, after the transaction that deleted it. */
export const removeBytes: Task<'remove-file'> = async ({ path }, { files: { store } }) => {
  const key = keyOf(path);
  if (key !== null) await store.remove(key);
};
