import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { PAGE, placed, type Placed } from './place.ts';
import type { Sheet } from './page.ts';

/** Builds a PDF with text. */
export async function pdf(sheet: Sheet): Promise<Uint8Array> {
  return written((document) => {
    for (const { runs, shapes } of placed(sheet)) {
      document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
      for (const { x, y, width, height, color } of shapes) document.rect(x, y, width, height).fill(color);
      for (const { text, face, x, y, size, color } of runs) {
        document
          .font(face.path)
          .fontSize(size)
          .fillColor(color)
          .text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
  });
}

const DOTS = 200 / 72;

/** Builds a scanned PDF: each page is an image, slightly rotated and gray. */
export async function scan(sheet: Sheet): Promise<Uint8Array> {
  const pictures = await Promise.all(placed(sheet).map(pictureOf));
  return written((document) => {
    for (const picture of pictures) {
      document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
      document.image(picture, 0, 0, { width: PAGE.width, height: PAGE.height });
    }
  });
}

function pictureOf({ runs, shapes }: Placed): Promise<Buffer> {
  const boxes = shapes.map(
    ({ x, y, width, height, color }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`,
  );
  const letters = runs.map(({ text, face, x, y, size, color }) => {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text);
    let pen = 0;
    const paths = glyphs.map((glyph, at) => {
      const path = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`;
      pen += positions[at]!.xAdvance;
      return path;
    });
    return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width * DOTS}" height="${PAGE.height * DOTS}" viewBox="0 0 ${PAGE.width} ${PAGE.height}"><rect width="100%" height="100%" fill="#fbfbf8"/><g transform="rotate(0.25 300 420)">${boxes.join('')}${letters.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).blur(0.5).jpeg({ quality: 80 }).toBuffer();
}

async function written(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
