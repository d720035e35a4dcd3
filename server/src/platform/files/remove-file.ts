import type { Task } from '../queue/task.ts';

/** Removes a file that nothing names any more, after the change that let go of it. */
export const removeFile: Task<'remove-file'> = ({ path }, { files }) => files.remove(path);
