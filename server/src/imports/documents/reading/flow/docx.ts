import { readXml } from '../../../tables/files/xml.ts';
import { openZip, type Zip } from '../../../tables/files/zip.ts';
import type { ReadDocument } from '../document.ts';
import { layOutFlowLines } from './flow.ts';
import { FlowWriter } from './flow-writer.ts';

type Attributes = Record<string, string>;

/**
 * Reads the text of a DOCX file. The page header comes first, because it often contains contact data. Skips deleted and
 * hidden text, comments and fallbacks of drawings.
 */
export async function readDocx(path: string): Promise<ReadDocument> {
  const zip = await openZip(path);
  try {
    const writer = new FlowWriter();
    const headers = [1, 2, 3].map((number) => `word/header${number}.xml`).filter((name) => zip.has(name));
    for (const name of [...headers.slice(0, 1), 'word/document.xml']) await readPart(zip, name, writer);
    return layOutFlowLines(writer.lines());
  } finally {
    zip.close();
  }
}

const SKIPPED = new Set(['Fallback', 'del', 'moveFrom', 'footnotePr', 'sectPr', 'instrText']);

async function readPart(zip: Zip, name: string, writer: FlowWriter): Promise<void> {
  let skipping = 0;
  let inText = false;
  let isHeading = false;
  let run = { bold: false, hidden: false, size: 0 };
  let isRun = false;
  await readXml(await zip.stream(name), {
    open(element, attributes) {
      if (skipping > 0 || SKIPPED.has(element)) return void (skipping += 1);
      if (element === 'p') isHeading = false;
      else if (element === 'pStyle') isHeading = /heading|title|berschrift|titre/i.test(value(attributes));
      else if (element === 'r') [run, isRun] = [{ bold: false, hidden: false, size: 0 }, true];
      else if (element === 'b' && isRun) run.bold = isOn(attributes);
      else if (element === 'vanish' || element === 'webHidden') run.hidden ||= isRun && isOn(attributes);
      else if (element === 'color' && isRun) run.hidden ||= isNearWhite(value(attributes));
      else if (element === 'sz' && isRun) run = sized(run, Number(value(attributes)) / 2);
      else if (element === 't') inText = true;
      else if (element === 'tab' && isRun) writer.add('\t');
      else if ((element === 'br' || element === 'cr') && isRun) writer.end(isHeading);
      else if (element === 'tr') writer.openRow();
      else if (element === 'tc') writer.openCell();
    },
    close(element) {
      if (skipping > 0) return void (skipping -= 1);
      if (element === 't') inText = false;
      else if (element === 'r') isRun = false;
      else if (element === 'p') writer.end(isHeading);
      else if (element === 'tr') writer.closeRow();
    },
    text(text) {
      if (inText && skipping === 0 && !run.hidden) writer.add(text, run);
    },
  });
}

function value(attributes: Attributes): string {
  return attributes['w:val'] ?? '';
}

function isOn(attributes: Attributes): boolean {
  return !['0', 'false', 'off'].includes(value(attributes));
}

function sized<R extends { hidden: boolean }>(run: R, size: number): R & { size: number } {
  return { ...run, size, hidden: run.hidden || size < 2 };
}

function isNearWhite(color: string): boolean {
  return /^[ef][0-9a-f][ef][0-9a-f][ef][0-9a-f]$/i.test(color);
}
