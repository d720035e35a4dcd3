import { readXml } from '../../../tables/files/xml.ts';
import { openZip } from '../../../tables/files/zip.ts';
import type { ReadDocument } from '../document.ts';
import { layOutFlowLines } from './flow.ts';
import { FlowWriter } from './flow-writer.ts';

interface Style {
  bold?: boolean;
  hidden?: boolean;
  size?: number;
}

const SKIPPED = new Set(['annotation', 'tracked-changes', 'note-citation', 'forms', 'sequence-decls', 'hidden-text']);

/** Reads the text of an ODT file. Skips deleted text, notes, and text that a style hides. */
export async function readOdt(path: string): Promise<ReadDocument> {
  const zip = await openZip(path);
  const styles = new Map<string, Style>();
  const writer = new FlowWriter();
  const spans: Style[] = [];
  let style = '';
  let skipping = 0;
  let depth = 0;
  try {
    await readXml(await zip.stream('content.xml'), {
      open(element, attributes) {
        if (skipping > 0 || SKIPPED.has(element)) return void (skipping += 1);
        if (element === 'style') style = attributes['style:name'] ?? '';
        else if (element === 'text-properties') styles.set(style, styleOf(attributes, styles.get(style)));
        else if (element === 'p' || element === 'h' || element === 'span') {
          if (element !== 'span') depth += 1;
          spans.push({ ...spans.at(-1), ...styles.get(attributes['text:style-name'] ?? '') });
        } else if (element === 'tab') writer.add('\t');
        else if (element === 's') writer.add(' ');
        else if (element === 'line-break') writer.end();
        else if (element === 'table-row') writer.openRow();
        else if (element === 'table-cell') writer.openCell();
      },
      close(element) {
        if (skipping > 0) return void (skipping -= 1);
        if (element === 'p' || element === 'h') {
          writer.end(element === 'h');
          depth -= 1;
        }
        if (element === 'p' || element === 'h' || element === 'span') spans.pop();
        else if (element === 'table-row') writer.closeRow();
      },
      text(text) {
        const { hidden, ...look } = spans.at(-1) ?? {};
        if (depth > 0 && skipping === 0 && !hidden) writer.add(text.replaceAll(/\s+/g, ' '), look);
      },
    });
    return layOutFlowLines(writer.lines());
  } finally {
    zip.close();
  }
}

function styleOf(attributes: Record<string, string>, before: Style = {}): Style {
  const size = /^([\d.]+)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
  const isWhite = /^#[ef].[ef].[ef].$/i.test(attributes['fo:color'] ?? '');
  return {
    ...before,
    ...(attributes['fo:font-weight'] === 'bold' && { bold: true }),
    ...((attributes['text:display'] === 'none' || isWhite || Number(size) < 2) && { hidden: true }),
    ...(size && { size: Number(size) }),
  };
}
