import type { ResumePage } from '@crewdock/contract/resumes';
import type { DocumentPage } from '../documents/reading/document.ts';

/** Converts a page for the display of evidence next to the fields. `at` is the page's index from 0. */
export function shownPage({ width, height, lines }: DocumentPage, at: number): ResumePage {
  return {
    number: at + 1,
    width,
    height,
    lines: lines.map((line) => ({
      x: line.x,
      y: line.y,
      width: line.width,
      height: line.height,
      bold: line.bold,
      size: line.size,
      words: line.words.map((word) => ({ text: word.text, x: word.x, width: word.width })),
    })),
  };
}
