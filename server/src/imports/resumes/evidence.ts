import type { Where } from '@crewdock/contract/resumes';
import { normalizeText } from '../tables/cells/folded.ts';
import type { ReadDocument } from '../documents/reading/document.ts';

/** A line of the file that supports a parsed value. */
export interface Evidence {
  text: string;
  where: Where;
}

/** Minimum length of a quote. Shorter quotes could match anywhere. */
const SHORTEST = 2;

/** Finds the lines that contain a quote, ignoring case and white space. */
export class EvidenceLines {
  readonly #lines: (Evidence & { key: string })[];

  constructor({ pages }: ReadDocument) {
    this.#lines = pages.flatMap(({ lines }, at) =>
      lines.map(({ text, x, y, width, height }) => ({
        text: text.replaceAll(/\s+/g, ' ').trim(),
        key: keyOf(text),
        where: { page: at + 1, box: { x, y, width, height } },
      })),
    );
  }

  /** The lines that contain a quote, which may span several lines. Empty if the file does not contain the quote. */
  of(quote: string): Evidence[] {
    const key = keyOf(quote);
    if (key.length < SHORTEST) return [];
    const within = this.#lines.find((line) => line.key.includes(key));
    if (within) return [within];
    for (const [at, first] of this.#lines.entries()) {
      const over = this.#over(at, key);
      if (first.key !== '' && key.startsWith(first.key) && over) return over;
    }
    return [];
  }

  says(text: string): boolean {
    return this.of(text).length > 0;
  }

  #over(begin: number, key: string): Evidence[] | null {
    let joined = '';
    for (let at = begin; at < this.#lines.length; at += 1) {
      joined = joined === '' ? this.#lines[at]!.key : `${joined} ${this.#lines[at]!.key}`;
      if (joined === key || joined.startsWith(`${key} `)) return this.#lines.slice(begin, at + 1);
      if (!key.startsWith(joined)) return null;
    }
    return null;
  }
}

function keyOf(text: string): string {
  return normalizeText(text).replaceAll(/\s+/g, ' ').trim();
}
