import { visitXml, type XmlElement } from './visit-xml.ts';

/** Pictures and fills are valid without their source; the elements around them require them. */
const VALID_WITHOUT_SOURCE = new Set(['blip', 'imagedata', 'fill', 'stroke']);

/** Removes what refers to removed relationships from the part that had them, so that Word opens it without repairs. */
export function removeReferences(part: Buffer, removedIds: ReadonlySet<string>): string {
  return visitXml(part, (element) => {
    const kept = element.attributes.filter(
      (attribute) => !(isRelationshipId(attribute) && removedIds.has(attribute.value)),
    );
    // A mail merge without its data source asks for one when the document opens.
    if (element.name === 'mailMerge') return null;
    return kept.length === element.attributes.length || VALID_WITHOUT_SOURCE.has(element.name) ? kept : null;
  });
}

function isRelationshipId({ uri, local }: XmlElement['attributes'][number]): boolean {
  return uri.toLowerCase().endsWith('/relationships') || local === 'relid';
}
