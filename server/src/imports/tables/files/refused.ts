/** Thrown for a file that cannot or must not be read. The message is a sentence for the user. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
