import type { Where } from '@crewdock/contract/resumes';
import { folded } from '../../imports/cells/folded.ts';
import type { ReadDocument } from '../reading/document.ts';

/** A line that says something, and what it says. */
export interface Evidence {
  text: string;
  where: Where;
}

/** Quotes are found at their words, however spaces and capitals are written; a shorter one may be anywhere. */
const SHORTEST = 2;

/** Finds the lines that quotes stand on. What isn't found in the file isn't said there. */
export class Lines {
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

  /** The lines of a quote, which may go over several; none where it isn't there. */
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
  return folded(text).replaceAll(/\s+/g, ' ').trim();
}
