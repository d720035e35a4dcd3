import type { Answer } from './http.ts';
import { unzipped } from './unzipped.ts';

/** Reads a data export: the files of the archive, and its `profile.json` as text and parsed. */
export function exportedData({ status, headers, bytes }: Answer) {
  const { 'profile.json': text = '', ...files } = unzipped(bytes);
  return { status, headers, files, text, json: JSON.parse(text) };
}
