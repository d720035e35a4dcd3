import { RESUME_MAX_BYTES } from '@crewdock/contract/limits';
import { isolatedText } from '@crewdock/contract/isolated-text';

/**
 * Streams the wanted files of a ZIP archive. Unpacks one file at a time; stops unpacking a file soon after it exceeds
 * the size limit. Throws if the archive is empty or not a ZIP file.
 */
export async function* filesInZip(archive: File, isWanted: (name: string) => boolean): AsyncGenerator<File> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const ready: File[] = [];
  let seen = 0;
  const unzip = new Unzip((file) => {
    seen += 1;
    if (!isWanted(file.name)) return;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      parts.push(part.slice());
      size += part.length;
      // The caller rejects files that are too large by their size.
      const isTooLarge = size > RESUME_MAX_BYTES;
      if (isTooLarge) file.terminate();
      if (isLast || isTooLarge) ready.push(new File(parts, file.name.split('/').at(-1)!));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const reader = archive.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    unzip.push(value ?? new Uint8Array(), done);
    yield* ready.splice(0);
    if (done) break;
  }
  if (seen === 0) throw new Error(`${isolatedText(archive.name)} contains no files`);
}
