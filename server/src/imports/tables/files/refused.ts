/** A file that cannot be read, or must not be. The message is a sentence for the user. */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}
