import { strToU8, zipSync } from 'fflate';
import type { Block, Sheet } from './page.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const shown = (text: string, { look }: Sheet) => (look.capitals ? text.toUpperCase() : text);

/** Builds an HTML page with two columns side by side. */
export function html(sheet: Sheet): Uint8Array {
  const block = (each: Block): string => {
    if (each.kind === 'row')
      return `<table><tr>${each.cells.map((cell) => `<td>${each.strong ? `<b>${escaped(cell)}</b>` : escaped(cell)}</td>`).join('')}</tr></table>`;
    const text = escaped(each.text);
    switch (each.kind) {
      case 'name':
        return `<h1>${escaped(shown(each.text, sheet))}</h1>`;
      case 'heading':
        return `<h2>${escaped(shown(each.text, sheet))}</h2>`;
      case 'bullet':
        return `<ul><li>${text}</li></ul>`;
      case 'strong':
        return `<p><strong>${text}</strong></p>`;
      case 'unseen':
        return `<p style="color: #fff; font-size: 1px">${text}</p><!-- ${text} -->`;
      case 'text':
        return `<p>${text}</p>`;
    }
  };
  const part = (blocks: Block[]) => blocks.map(block).join('\n');
  const columns = sheet.columns
    ? `<table><tr><td>${part(sheet.columns.left)}</td><td>${part(sheet.columns.right)}</td></tr></table>`
    : '';
  return strToU8(
    `<!doctype html><html><head><title>CV</title><style>p { margin: 0 }</style></head><body>${part(sheet.top)}${columns}${part(sheet.rest)}</body></html>`,
  );
}

/** Builds a Word document with two columns as a table. */
export function docx(sheet: Sheet): Uint8Array {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
  const paragraph = (content: string, style = '') =>
    `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr>${content}</w:p>`;
  const block = (each: Block): string => {
    switch (each.kind) {
      case 'row':
        return paragraph(`${run(each.cells[0], each.strong ? '<w:b/>' : '')}<w:r><w:tab/></w:r>${run(each.cells[1])}`);
      case 'name':
        return paragraph(run(shown(each.text, sheet), '<w:b/><w:sz w:val="44"/>'), 'Title');
      case 'heading':
        return paragraph(run(shown(each.text, sheet), '<w:b/><w:sz w:val="26"/>'), 'Heading1');
      case 'bullet':
        return paragraph(run(`${sheet.look.bullet} ${each.text}`));
      case 'strong':
        return paragraph(run(each.text, '<w:b/>'));
      case 'unseen':
        return paragraph(run(each.text, '<w:color w:val="FFFFFF"/>')) + paragraph(run(each.text, '<w:vanish/>'));
      case 'text':
        return paragraph(run(each.text));
    }
  };
  const part = (blocks: Block[]) => blocks.map(block).join('');
  const cell = (blocks: Block[]) => `<w:tc>${part(blocks)}</w:tc>`;
  const columns = sheet.columns
    ? `<w:tbl><w:tr>${cell(sheet.columns.left)}${cell(sheet.columns.right)}</w:tr></w:tbl>`
    : '';
  const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${part(sheet.top)}${columns}${part(sheet.rest)}</w:body></w:document>`;
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(body) });
}

const SPACES = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const STYLES =
  '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="U" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>';

/** Builds a LibreOffice document with two columns as a table. */
export function odt(sheet: Sheet): Uint8Array {
  const block = (each: Block): string => {
    if (each.kind === 'row') {
      const [left, right] = each.cells.map(escaped);
      return `<text:p>${each.strong ? `<text:span text:style-name="B">${left}</text:span>` : left}<text:tab/>${right}</text:p>`;
    }
    const text = escaped(each.text);
    switch (each.kind) {
      case 'name':
      case 'heading':
        return `<text:h>${escaped(shown(each.text, sheet))}</text:h>`;
      case 'bullet':
        return `<text:list><text:list-item><text:p>${text}</text:p></text:list-item></text:list>`;
      case 'strong':
        return `<text:p><text:span text:style-name="B">${text}</text:span></text:p>`;
      case 'unseen':
        return `<text:p><text:span text:style-name="U">${text}</text:span><office:annotation><text:p>${text}</text:p></office:annotation></text:p>`;
      case 'text':
        return `<text:p>${text}</text:p>`;
    }
  };
  const part = (blocks: Block[]) => blocks.map(block).join('');
  const cell = (blocks: Block[]) => `<table:table-cell>${part(blocks)}</table:table-cell>`;
  const columns = sheet.columns
    ? `<table:table><table:table-row>${cell(sheet.columns.left)}${cell(sheet.columns.right)}</table:table-row></table:table>`
    : '';
  const content = `<office:document-content ${SPACES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${part(sheet.top)}${columns}${part(sheet.rest)}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(content),
  });
}

/** Builds a rich text document with the columns one after another. */
export function rtf(sheet: Sheet): Uint8Array {
  const coded = (text: string) =>
    [...text]
      .map((letter) =>
        /[\\{}]/.test(letter)
          ? `\\${letter}`
          : letter < '\u0080'
            ? letter
            : [...letter].map((unit) => `\\u${unit.charCodeAt(0)}?`).join(''),
      )
      .join('');
  const block = (each: Block): string => {
    switch (each.kind) {
      case 'row':
        return `${each.strong ? `{\\b ${coded(each.cells[0])}}` : coded(each.cells[0])}\\tab ${coded(each.cells[1])}\\par`;
      case 'name':
        return `{\\b\\fs44 ${coded(shown(each.text, sheet))}}\\par`;
      case 'heading':
        return `{\\b\\fs26 ${coded(shown(each.text, sheet))}}\\par`;
      case 'bullet':
        return `\\bullet  ${coded(each.text)}\\par`;
      case 'strong':
        return `{\\b ${coded(each.text)}}\\par`;
      case 'unseen':
        return `{\\cf1 ${coded(each.text)}}{\\*\\annotation ${coded(each.text)}}{\\v ${coded(each.text)}}\\par`;
      case 'text':
        return `${coded(each.text)}\\par`;
    }
  };
  const blocks = [
    ...sheet.top,
    ...(sheet.columns ? [...sheet.columns.left, ...sheet.columns.right] : []),
    ...sheet.rest,
  ];
  return strToU8(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red255\\green255\\blue255;}{\\info{\\author Nobody}}\\fs20\n${blocks.map(block).join('\n')}}`,
  );
}
