import { normalisePartName, type Package } from './package.ts';
import { visitXml, type XmlElement } from './visit-xml.ts';

export const CONTENT_TYPES_PART = '[content_types].xml';

/** Returns the content type of a part in lower case, or an empty string. */
export type ContentTypes = (part: string) => string;

export async function readContentTypes(parts: Package): Promise<ContentTypes> {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  visitXml(await parts.read(CONTENT_TYPES_PART), (element) => {
    const type = getXmlAttribute(element, 'ContentType').toLowerCase();
    if (element.name === 'Override') overrides.set(normalisePartName(getXmlAttribute(element, 'PartName')), type);
    if (element.name === 'Default') defaults.set(getXmlAttribute(element, 'Extension').toLowerCase(), type);
    return element.attributes;
  });
  return (part) => overrides.get(part) ?? defaults.get(part.slice(part.lastIndexOf('.') + 1)) ?? '';
}

/** Returns the XML of the content types part, without the parts that `isKept` rejects. */
export async function filterContentTypes(parts: Package, isKept: (part: string) => boolean): Promise<string> {
  return visitXml(await parts.read(CONTENT_TYPES_PART), (element) => {
    const part = element.name === 'Override' ? normalisePartName(getXmlAttribute(element, 'PartName')) : null;
    return part === null || isKept(part) ? element.attributes : null;
  });
}

export function getXmlAttribute({ attributes }: XmlElement, name: string): string {
  return attributes.find(({ local }) => local === name)?.value ?? '';
}
