import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

interface DocxRelationship {
  id: string;
  /** Last segment of the URI of the relationship type. */
  type: string;
  target: string;
  isExternal?: boolean;
}

interface DocxPackage {
  /** Content of the body in word/document.xml. */
  body?: string;
  /** Content of word/settings.xml. */
  settings?: string;
  /** Relationships of word/document.xml. */
  relationships?: DocxRelationship[];
  settingsRelationships?: DocxRelationship[];
  /** Additional parts by name. A part with the name of a default part replaces it. */
  parts?: Record<string, string>;
  /** Content types by part name. Names start with a slash. */
  types?: Record<string, string>;
  mainType?: string;
  /** Names of parts to encode as UTF-16. */
  utf16?: string[];
}

/** Builds a Word document with the parts that Word writes, and with additional or replaced parts. */
export function docxPackage(options: DocxPackage = {}): Buffer<ArrayBuffer> {
  const { body = '<w:p><w:r><w:t>Ada Example</w:t></w:r></w:p>', settings = '', parts = {}, types = {} } = options;
  const root = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}"`;
  const overrides = {
    '/word/document.xml': options.mainType ?? MAIN,
    '/word/settings.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml',
    ...types,
  };
  const all: Record<string, string> = {
    '[Content_Types].xml': contentTypes(overrides),
    '_rels/.rels': relationshipsXml([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]),
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${root}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationshipsXml([
      { id: 'rId1', type: 'settings', target: 'settings.xml' },
      ...(options.relationships ?? []),
    ]),
    'word/settings.xml': `<w:settings ${root}>${settings}</w:settings>`,
    ...(options.settingsRelationships && {
      'word/_rels/settings.xml.rels': relationshipsXml(options.settingsRelationships),
    }),
    ...parts,
  };
  const encode = (name: string, text: string) =>
    options.utf16?.includes(name) ? Buffer.from(`\uFEFF${text}`, 'utf16le') : strToU8(text);
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, encode(name, text)]))),
  );
}

function contentTypes(overrides: Record<string, string>): string {
  const entries = Object.entries(overrides).map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`,
  );
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Default Extension="xml" ContentType="application/xml"/>
    <Default Extension="png" ContentType="image/png"/>${entries.join('')}</Types>`;
}

function relationshipsXml(relationships: DocxRelationship[]): string {
  const entries = relationships.map(
    ({ id, type, target, isExternal = false }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`;
}
