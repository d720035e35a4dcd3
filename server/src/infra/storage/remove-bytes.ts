import type { JobHandler } from '../queue/job-handler.ts';
import type { FileStorage } from './files.ts';
import { toStorageKey } from './path.ts';

/** Background job: removes the bytes of a deleted file, after the transaction that deleted its row. */
export const removeBytes: JobHandler<'remove-file', { files: FileStorage }> = async (
  { path },
  { files: { store } },
) => {
  const key = toStorageKey(path);
  if (key !== null) await store.remove(key);
};
