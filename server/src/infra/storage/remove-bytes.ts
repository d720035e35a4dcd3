import type { JobHandler } from '../queue/job-handler.ts';
import type { FileStorage } from './files.ts';
import { toStorageKey } from './path.ts';

/** Background job that removes the bytes of a deleted file, after the transaction that deleted it. */
export const removeBytes: JobHandler<'remove-file', { files: FileStorage }> = async (
  { path },
  { files: { store } },
) => {
  const key = toStorageKey(path);
  if (key !== null) await store.remove(key);
};
