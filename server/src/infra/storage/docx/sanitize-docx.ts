import type { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { ZipFile } from 'yazl';
import { CONTENT_TYPES_PART, type ContentTypes, filterContentTypes, readContentTypes } from './content-types.ts';
import { openPackage, type Package } from './package.ts';
import {
  filterRelationships,
  isHarmless,
  readRelationships,
  type Relationship,
  relationshipsPart,
} from './relationships.ts';
import { removeReferences } from './remove-references.ts';

export type DocumentRefusal = 'not-docx' | 'macros' | 'unreadable';

/**
 * Removes embedded content and external relationships from a DOCX: templates, linked pictures, OLE objects, ActiveX
 * controls and other documents. Keeps hyperlinks. Returns a clean DOCX unchanged. Decides by content types and
 * relationships, not by file names alone.
 */
export async function sanitizeDocx(bytes: Buffer): Promise<{ bytes: Buffer } | { refusal: DocumentRefusal }> {
  try {
    const parts = await openPackage(bytes);
    if (!parts.has(CONTENT_TYPES_PART)) return { refusal: 'not-docx' };
    const contentTypeOf = await readContentTypes(parts);
    const found = await walkRelationships(parts, contentTypeOf);
    if (hasMacros(parts, found, contentTypeOf)) return { refusal: 'macros' };
    if (!isWordDocument(found, contentTypeOf)) return { refusal: 'not-docx' };
    const isClean = found.removedIds.size === 0 && parts.names.every((name) => found.kept.has(name));
    return { bytes: isClean ? bytes : await writeClean(parts, found, contentTypeOf) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

interface Walk {
  relationships: Relationship[];
  /** All parts that can be reached by harmless relationships, and their relationships parts. */
  kept: Set<string>;
  /** Ids of removed relationships, by source part. */
  removedIds: Map<string, Set<string>>;
}

/** Follows the harmless relationships, starting at the package root. */
async function walkRelationships(parts: Package, contentTypeOf: ContentTypes): Promise<Walk> {
  const walk: Walk = { relationships: [], kept: new Set([CONTENT_TYPES_PART]), removedIds: new Map() };
  const sources = [''];
  for (const source of sources) {
    const own = await readRelationships(parts, source);
    if (own.length > 0) walk.kept.add(relationshipsPart(source));
    walk.relationships.push(...own);
    const removed = own.filter((each) => !isHarmless(each, source, contentTypeOf));
    if (removed.length > 0) walk.removedIds.set(source, new Set(removed.map(({ id }) => id)));
    for (const { part } of own.filter((each) => !removed.includes(each))) {
      if (part === null || walk.kept.has(part) || !parts.has(part)) continue;
      walk.kept.add(part);
      sources.push(part);
    }
  }
  return walk;
}

/**
 * Returns whether the document has macros. Macros of an embedded workbook do not count, because the workbook is
 * removed.
 */
function hasMacros({ names }: Package, { relationships }: Walk, contentTypeOf: ContentTypes): boolean {
  return (
    relationships.some(({ type }) => type.includes('vba')) ||
    names.some((name) => /vbaproject/.test(name) || /vba|macroenabled\w*\.main\+xml/.test(contentTypeOf(name)))
  );
}

const WORD_DOCUMENT =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(document|template)\.main\+xml$/;

function isWordDocument({ relationships, kept }: Walk, contentTypeOf: ContentTypes): boolean {
  const main = relationships.find(({ type }) => type === 'officedocument')?.part ?? null;
  return main !== null && kept.has(main) && WORD_DOCUMENT.test(contentTypeOf(main));
}

/** Fixed file times, so that copies of equal files are equal. */
const EQUAL_TIMES = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

async function writeClean(parts: Package, { kept, removedIds }: Walk, contentTypeOf: ContentTypes): Promise<Buffer> {
  const rewritten = new Map([[CONTENT_TYPES_PART, await filterContentTypes(parts, (part) => kept.has(part))]]);
  for (const [source, ids] of removedIds) {
    const relationships = await filterRelationships(parts, source, (each) => isHarmless(each, source, contentTypeOf));
    rewritten.set(relationshipsPart(source), relationships);
    if (source !== '') rewritten.set(source, removeReferences(await parts.read(source), ids));
  }
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const name of parts.names.filter((each) => kept.has(each))) {
    const text = rewritten.get(name);
    if (text !== undefined) zip.addBuffer(Buffer.from(text), parts.originalName(name), EQUAL_TIMES);
    else
      zip.addReadStreamLazy(
        parts.originalName(name),
        EQUAL_TIMES,
        callbackify(() => parts.stream(name)),
      );
  }
  zip.end();
  return buffer(output);
}
