/** A file that can’t be read, or that nobody should; its message is a sentence for who has uploaded it. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
