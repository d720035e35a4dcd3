import { describe, expect, it } from 'vitest';
import { docxPackage } from '../../../../../tests/support/docx-package.ts';
import { unzipped } from '../../../../../tests/support/unzipped.ts';
import { sanitizeDocx } from './sanitize-docx.ts';

async function clean(bytes: Buffer): Promise<Record<string, string>> {
  const sanitized = await sanitizeDocx(bytes);
  if ('refusal' in sanitized) throw new Error(sanitized.refusal);
  return unzipped(sanitized.bytes);
}

const external = (id: string, type: string, target: string) => ({ id, type, target, isExternal: true });

describe('a DOCX', () => {
  it('is unchanged when it refers only to its own parts and hyperlinks', async () => {
    const bytes = docxPackage({
      body: '<w:p><w:hyperlink r:id="rId2"><w:r><w:t>Site</w:t></w:r></w:hyperlink></w:p>',
      relationships: [external('rId2', 'hyperlink', 'https://ada.example/')],
    });
    expect(await sanitizeDocx(bytes)).toEqual({ bytes });
  });

  it.each([
    'Normal.dotm',
    'file:///C:\\Users\\ada\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
    'https://evil.example/x.dotm',
    '\\\\evil.example\\share\\x.dotm',
  ])('loses its attached template %s and the reference to it', async (target) => {
    const parts = await clean(
      docxPackage({
        settings: '<w:zoom w:percent="100"/><w:attachedTemplate r:id="rId1"/><w:defaultTabStop w:val="708"/>',
        settingsRelationships: [external('rId1', 'attachedTemplate', target)],
      }),
    );
    expect(parts['word/_rels/settings.xml.rels']).not.toContain('Relationship ');
    expect(parts['word/settings.xml']).toMatch(/<w:zoom w:percent="100"><\/w:zoom><w:defaultTabStop w:val="708">/);
    expect(parts['word/document.xml']).toContain('Ada Example');
  });

  it('loses an attached template that is declared as a hyperlink', async () => {
    const parts = await clean(
      docxPackage({
        settings: '<w:attachedTemplate r:id="rId1"/>',
        settingsRelationships: [external('rId1', 'hyperlink', 'https://evil.example/x.dotm')],
      }),
    );
    expect(JSON.stringify(parts)).not.toMatch(/evil|attachedTemplate/);
  });

  it('loses embedded objects with their parts, content types and references, and keeps their pictures', async () => {
    const parts = await clean(
      docxPackage({
        body: `<w:p><w:r><w:object><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="rId3"/></v:shape>
          <o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" r:id="rId2"/></w:object></w:r>
          <w:r><w:control r:id="rId4"/></w:r></w:p><w:altChunk r:id="rId5"/><w:p><w:r><w:t>R&amp;D &lt; 3</w:t></w:r></w:p>`,
        relationships: [
          { id: 'rId2', type: 'oleObject', target: 'embeddings/oleObject1.bin' },
          { id: 'rId3', type: 'image', target: 'media/image1.png' },
          { id: 'rId4', type: 'control', target: 'activeX/activeX1.xml' },
          { id: 'rId5', type: 'aFChunk', target: '/word/chunk.rtf' },
          { id: 'rId6', type: 'package', target: 'embeddings/sheet.xlsm' },
        ],
        parts: {
          'word/embeddings/oleObject1.bin': 'OLE',
          'word/media/image1.png': 'PNG',
          'word/activeX/activeX1.xml': '<ocx/>',
          'word/activeX/_rels/activeX1.xml.rels': '<Relationships/>',
          'word/chunk.rtf': '{\\rtf1}',
          'word/embeddings/sheet.xlsm': 'PK',
        },
        types: {
          '/word/embeddings/oleObject1.bin': 'application/vnd.openxmlformats-officedocument.oleObject',
          '/word/embeddings/sheet.xlsm': 'application/vnd.ms-excel.sheet.macroEnabled.12',
        },
      }),
    );
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/media/image1.png',
      'word/settings.xml',
    ]);
    expect(parts['word/document.xml']).toContain('<v:imagedata r:id="rId3">');
    expect(parts['word/document.xml']).toContain('R&amp;D &lt; 3');
    expect(parts['word/document.xml']).not.toMatch(/OLEObject|control|altChunk|rId[2456]/);
    expect(parts['[Content_Types].xml']).not.toMatch(/oleObject|xlsm/);
    expect(parts['[Content_Types].xml']).toContain('/word/settings.xml');
  });

  it('loses the source of a linked picture, but not the picture', async () => {
    const parts = await clean(
      docxPackage({
        body: '<a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:embed="rId2" r:link="rId3"/>',
        relationships: [
          { id: 'rId2', type: 'image', target: 'media/image1.png' },
          external('rId3', 'image', 'https://tracker.example/pixel.png'),
        ],
        parts: { 'word/media/image1.png': 'PNG' },
      }),
    );
    expect(parts['word/document.xml']).toMatch(/<a:blip [^>]*r:embed="rId2">/);
    expect(JSON.stringify(parts)).not.toContain('tracker.example');
  });

  it.each([
    ['an object under the type of a picture', 'image', 'application/vnd.openxmlformats-officedocument.oleObject'],
    ['an ActiveX control under the type of a picture', 'image', 'application/vnd.ms-office.activeX+xml'],
  ])('loses %s', async (_, type, contentType) => {
    const parts = await clean(
      docxPackage({
        relationships: [{ id: 'rId2', type, target: 'data.png' }],
        parts: { 'word/data.png': 'object' },
        types: { '/word/data.png': contentType },
      }),
    );
    expect(parts['word/data.png']).toBeUndefined();
  });

  it('loses external content in a UTF-16 part or in an address without TargetMode', async () => {
    const settingsRels =
      '<Relationships><Relationship Id="rId1" Type="x/attachedTemplate" Target="https://evil.example/x.dotm"/></Relationships>';
    for (const text of [settingsRels, settingsRels.replace('/>', ' TargetMode="External"/>')]) {
      const parts = await clean(docxPackage({ parts: { 'word/_rels/settings.xml.rels': text } }));
      expect(parts['word/_rels/settings.xml.rels']).not.toContain('evil');
    }
    const utf16 = await clean(
      docxPackage({ parts: { 'word/_rels/settings.xml.rels': settingsRels }, utf16: ['word/_rels/settings.xml.rels'] }),
    );
    expect(utf16['word/_rels/settings.xml.rels']).toMatch(/\?>\s*<Relationships><\/Relationships>$/);
  });

  it('produces identical copies of identical files', async () => {
    const bytes = docxPackage({ settingsRelationships: [external('rId1', 'attachedTemplate', 'Normal.dotm')] });
    expect(await sanitizeDocx(bytes)).toEqual(await sanitizeDocx(bytes));
  });
});

describe('a file is refused', () => {
  const macroPart = { 'word/data.bin': 'macros' };
  it.each([
    ['a macro-enabled document', docxPackage({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' })],
    [
      'a macro-enabled template',
      docxPackage({ mainType: 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml' }),
    ],
    ['a part named vbaProject', docxPackage({ parts: { 'word/vbaProject.bin': 'macros' } })],
    [
      'a macro part under another name',
      docxPackage({ parts: macroPart, types: { '/word/data.bin': 'application/vnd.ms-office.vbaProject' } }),
    ],
    [
      'a macro relationship to a part of another type',
      docxPackage({ parts: macroPart, relationships: [{ id: 'rId2', type: 'vbaProject', target: 'data.bin' }] }),
    ],
  ])('with macros: %s', async (_, bytes) => {
    expect(await sanitizeDocx(bytes)).toEqual({ refusal: 'macros' });
  });

  it.each([
    [
      'a workbook',
      docxPackage({ mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' }),
    ],
    ['no main part', docxPackage({ parts: { '_rels/.rels': '<Relationships/>' } })],
  ])('that is not a Word document: %s', async (_, bytes) => {
    expect(await sanitizeDocx(bytes)).toEqual({ refusal: 'not-docx' });
  });

  const template = [external('rId1', 'attachedTemplate', 'https://evil.example/x.dotm')];
  it.each([
    ['bytes that are no archive', Buffer.from('PK\u0003\u0004 and nothing more')],
    ['an archive that is cut off', docxPackage().subarray(0, -40)],
    ['malformed relationships', docxPackage({ parts: { 'word/_rels/document.xml.rels': '<Relationships>' } })],
    [
      'a document type declaration',
      docxPackage({ parts: { '_rels/.rels': '<!DOCTYPE r [<!ENTITY a "b">]><Relationships/>' } }),
    ],
    [
      'an encoding other than Unicode',
      docxPackage({ parts: { '_rels/.rels': '<?xml version="1.0" encoding="utf-7"?><Relationships/>' } }),
    ],
    ['two parts with one name', docxPackage({ parts: { 'WORD/document.xml': '<a/>' } })],
    ['a part to clean that is malformed', docxPackage({ settings: '<w:a>', settingsRelationships: template })],
    [
      'more parts to parse than 8 MB',
      docxPackage({ settings: ' '.repeat(9 * 2 ** 20), settingsRelationships: template }),
    ],
    ['parts of more than 100 MB', docxPackage({ parts: { 'word/media/a.png': '0'.repeat(101 * 2 ** 20) } })],
  ])('that cannot be checked: %s', async (_, bytes) => {
    expect(await sanitizeDocx(bytes)).toEqual({ refusal: 'unreadable' });
  });
});
