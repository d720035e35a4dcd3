import { getXmlAttribute, type ContentTypes } from './content-types.ts';
import { normalisePartName, type Package } from './package.ts';
import { visitXml, type XmlElement } from './visit-xml.ts';

export interface Relationship {
  id: string;
  /** Last segment of the type URI in lower case. It is the same in the strict and the transitional standard. */
  type: string;
  isExternal: boolean;
  /** Target part; null for external or invalid targets. */
  part: string | null;
}

/** Returns the name of the relationships part of `source`. An empty `source` is the package itself. */
export function relationshipsPart(source: string): string {
  const slash = source.lastIndexOf('/') + 1;
  return `${source.slice(0, slash)}_rels/${source.slice(slash)}.rels`;
}

export async function readRelationships(parts: Package, source: string): Promise<Relationship[]> {
  const found: Relationship[] = [];
  const name = relationshipsPart(source);
  if (!parts.has(name)) return found;
  visitXml(await parts.read(name), (element) => {
    if (element.name === 'Relationship') found.push(relationshipOf(element, source));
    return element.attributes;
  });
  return found;
}

/** Returns the XML of a relationships part, without the relationships that `isKept` rejects. */
export async function filterRelationships(
  parts: Package,
  source: string,
  isKept: (relationship: Relationship) => boolean,
): Promise<string> {
  return visitXml(await parts.read(relationshipsPart(source)), (element) =>
    element.name !== 'Relationship' || isKept(relationshipOf(element, source)) ? element.attributes : null,
  );
}

function relationshipOf(element: XmlElement, source: string): Relationship {
  const type = getXmlAttribute(element, 'Type').toLowerCase();
  const target = getXmlAttribute(element, 'Target');
  const isExternal =
    getXmlAttribute(element, 'TargetMode').toLowerCase() === 'external' ||
    /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(target);
  return {
    id: getXmlAttribute(element, 'Id'),
    type: type.slice(type.lastIndexOf('/') + 1),
    isExternal,
    part: isExternal ? null : targetPart(target, source),
  };
}

function targetPart(target: string, source: string): string | null {
  const base = `http://package/${source}`;
  return URL.canParse(target, base) ? normalisePartName(new URL(target, base).pathname) : null;
}

/** Relationship types of embedded documents and programs, which Word can open from the document. */
const EMBEDDED_RELATIONSHIPS = new Set(['oleobject', 'package', 'control', 'activexcontrolbinary', 'afchunk']);
const EMBEDDED_CONTENT = /oleobject|activex|officedocument\.package/;

/**
 * Matches settings parts, which have no hyperlinks: an external hyperlink there would be a template, frame or data
 * source with a false type.
 */
const SETTINGS = /settings\+xml$/;

/**
 * Returns whether a sanitized copy may contain a relationship of `source`: an external hyperlink, or a part that is not
 * embedded content.
 */
export function isHarmless(
  { type, isExternal, part }: Relationship,
  source: string,
  contentTypeOf: ContentTypes,
): boolean {
  if (isExternal) return type === 'hyperlink' && !SETTINGS.test(contentTypeOf(source));
  if (EMBEDDED_RELATIONSHIPS.has(type)) return false;
  return part === null || !EMBEDDED_CONTENT.test(contentTypeOf(part));
}
