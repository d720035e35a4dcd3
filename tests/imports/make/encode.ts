/** Encodes a string in a legacy encoding. TextDecoder supports these encodings, but TextEncoder does not. */
export function encode(
  text: string,
  encoding: 'windows-1250' | 'windows-1251' | 'windows-1252' | 'koi8-r',
): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
  return Uint8Array.from([...text].map((sign) => bytes.get(sign) ?? missing(sign, encoding)));
}

export function utf16(text: string, { mark = true } = {}): Uint8Array {
  return Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
}

function missing(sign: string, encoding: string): never {
  throw new Error(`${encoding} has no ${sign}`);
}
