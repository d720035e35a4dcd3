import { visitXml, type XmlElement } from './visit-xml.ts';

/** Elements that are valid without a source. They are kept, because their parent elements require them. */
const VALID_WITHOUT_SOURCE = new Set(['blip', 'imagedata', 'fill', 'stroke']);

/**
 * Removes all references to removed relationships from a part, so that Word opens the document without a repair prompt.
 */
export function removeReferences(part: Buffer, removedIds: ReadonlySet<string>): string {
  return visitXml(part, (element) => {
    const kept = element.attributes.filter(
      (attribute) => !(isRelationshipId(attribute) && removedIds.has(attribute.value)),
    );
    // Removes a mail merge, because Word would ask for its removed data source on opening.
    if (element.name === 'mailMerge') return null;
    return kept.length === element.attributes.length || VALID_WITHOUT_SOURCE.has(element.name) ? kept : null;
  });
}

function isRelationshipId({ uri, local }: XmlElement['attributes'][number]): boolean {
  return uri.toLowerCase().endsWith('/relationships') || local === 'relid';
}
