import { type SaxesAttributeNS, SaxesParser } from 'saxes';

export interface XmlElement {
  /** Local name, without the namespace prefix. */
  name: string;
  attributes: readonly SaxesAttributeNS[];
}

/** Returns the attributes to keep, or null to remove the element with its content. */
export type XmlVisitor = (element: XmlElement) => readonly SaxesAttributeNS[] | null;

/**
 * Calls `visit` for each element of a part, and returns the resulting XML in UTF-8. Throws for malformed XML, document
 * type declarations, and encodings that the packaging standard (OPC) forbids.
 */
export function visitXml(part: Buffer, visit: XmlVisitor): string {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const output = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'];
  let depth = 0;
  let removedFrom = Infinity;
  const write = (text: string) => {
    if (depth < removedFrom) output.push(text);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('An XML part has a document type declaration.');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-(8|16)$/i.test(encoding))
      throw new Error(`An XML part has the unsupported encoding ${encoding}.`);
  });
  parser.on('opentag', ({ name, local, attributes }) => {
    depth += 1;
    if (depth >= removedFrom) return;
    const kept = visit({ name: local, attributes: Object.values(attributes) });
    if (kept === null) removedFrom = depth;
    else write(`<${name}${kept.map((each) => ` ${each.name}="${escapeXml(each.value)}"`).join('')}>`);
  });
  parser.on('closetag', ({ name }) => {
    write(`</${name}>`);
    if (depth === removedFrom) removedFrom = Infinity;
    depth -= 1;
  });
  const writeText = (text: string) => {
    if (depth > 0) write(escapeXml(text));
  };
  parser.on('text', writeText);
  parser.on('cdata', writeText);
  parser.write(decodeXml(part)).close();
  return output.join('');
}

function decodeXml(part: Buffer): string {
  const mark = part.subarray(0, 2).toString('hex');
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(part);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Escapes text. Line breaks and tabs become character references, because XML readers would normalize them in
 * attributes.
 */
function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"\t\r\n]/g, (character) => ESCAPES[character] ?? `&#${character.charCodeAt(0)};`);
}
