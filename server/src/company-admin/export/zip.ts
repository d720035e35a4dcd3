import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Puts the next file into an archive, as fast as that is taken. What is packed already is left as it is. */
export type AddFile = (name: string, body: Readable, as?: { isPacked: boolean }) => Promise<void>;

/** An archive of what is written into it. Nothing is begun before it is read, and all of it ends when its reader does. */
export async function* zipOf(write: (add: AddFile) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // Its types say less.
  const bytes = zip.outputStream as PassThrough;
  const ending = new AbortController();
  bytes.once('close', () => ending.abort());
  zip.on('error', (error: Error) => bytes.destroy(error));
  const add: AddFile = async (name, body, { isPacked } = { isPacked: false }) => {
    addAbortSignal(ending.signal, body);
    zip.addReadStream(body, name, { compress: !isPacked });
    await finished(body);
  };
  const writing = write(add).then(
    () => zip.end(),
    (error: Error) => void bytes.destroy(error),
  );
  try {
    yield* bytes;
  } finally {
    ending.abort();
    await writing;
  }
}
