/** Something the person who starts Crewdock can put right. Its message is one line and needs no stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Says why the start failed on stderr and ends the process: one line for a `StartError`, the whole error otherwise. */
export function failStart(error: unknown): never {
  console.error(error instanceof StartError ? `Crewdock did not start. ${error.message}` : error);
  process.exit(1);
}
