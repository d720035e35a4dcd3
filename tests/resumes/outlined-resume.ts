import PDFDocument from 'pdfkit';

/**
 * Generates a CV as some templates do: bold text is drawn as paths, letter by letter, with transparent text over it for
 * selecting and searching.
 */
export async function createOutlinedResume(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const draw = (text: string, y: number, { size = 10, x = 50, isOutlined = false } = {}) => {
    document.font('Helvetica').fontSize(size);
    if (isOutlined) drawOutlines(document, text, x, y, size);
    document
      .fillColor('black', isOutlined ? 0 : 1)
      .text(text, x, y, { lineBreak: false })
      .fillOpacity(1);
  };
  draw('Ivana Kralj', 60, { size: 15, isOutlined: true });
  draw('Backend Developer', 85);
  draw('Zagreb, Croatia · +385 91 555 0147 · ivana.kralj@mail.example', 103);
  draw('Experience', 130, { size: 15, isOutlined: true });
  draw('Nordwind Soft', 152, { isOutlined: true });
  draw('January 2019 to Present', 152, { x: 430 });
  draw('Senior Developer', 168);
  draw('• Built services in Go', 184);
  draw('Blue Lagoon Ltd', 210, { isOutlined: true });
  draw('June 2016 to December 2018', 210, { x: 430 });
  draw('Developer', 226);
  draw('• Wrote Go', 242);
  draw('Education', 270, { size: 15, isOutlined: true });
  draw('University of Zagreb', 292, { isOutlined: true });
  draw('2012 – 2016', 292, { x: 430 });
  draw('BSc in Computer Science', 308);
  draw('Skills', 336, { size: 15, isOutlined: true });
  draw('Go, PostgreSQL, Docker', 358, { isOutlined: true });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Draws a simple shape for each letter: a stem with an arm, as high as the letter. */
function drawOutlines(document: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  let left = x;
  for (const letter of text) {
    const width = document.widthOfString(letter);
    const isLow = letter === letter.toLowerCase();
    const [top, bottom] = [y + size * (isLow ? 0.22 : 0), y + size * 0.72];
    const stem = left + width * 0.3;
    if (letter !== ' ') {
      document
        .moveTo(left + width * 0.1, top)
        .lineTo(stem, top)
        .lineTo(stem, bottom - size * 0.15)
        .bezierCurveTo(left + width * 0.5, bottom, left + width * 0.8, bottom, left + width * 0.9, bottom)
        .lineTo(left + width * 0.1, bottom)
        .closePath()
        .fill('black');
    }
    left += width;
  }
}
