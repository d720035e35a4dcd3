import type { TaskServices } from '../queue/task.ts';

/** Removes a file that nothing names any more, after the change that let go of it. */
export async function removeFile({ path }: { path: string }, { files }: TaskServices): Promise<void> {
  await files.remove(path);
}
