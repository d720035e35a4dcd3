import type { ImportField } from '@crewdock/contract/import-mapping';
import { isFieldHeader } from '../header/names.ts';

/** Removes a label that repeats the field in a cell, as in lists from emails: `Visa: H1B`, `Relocation - yes`. */
export function removeLabel(text: string, field: ImportField): string {
  const [whole, label] = /^([^:=]{2,40}?)\s*(?:[:=]|\s[-–—]\s)\s*/.exec(text) ?? [];
  return label !== undefined && isFieldHeader(label, field) ? text.slice(whole!.length) : text;
}
