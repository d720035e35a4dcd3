import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * Adds a file to the archive; resolves when the file has been read. With `isPacked`, the file is compressed already and
 * is stored without compression.
 */
export type AddFile = (name: string, body: Readable, as?: { isPacked: boolean }) => Promise<void>;

/**
 * Streams a zip archive of the files that `write` adds. Starts on the first read. Aborts all sources when the reader
 * stops.
 */
export async function* streamZip(write: (add: AddFile) => Promise<void>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // The library's types declare a less specific type of stream.
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
