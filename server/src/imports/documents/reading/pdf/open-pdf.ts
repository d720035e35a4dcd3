import { damagedFile, lockedFile } from '../refused.ts';

/** Opens a PDF with pdf.js. Throws `DocumentRefused` if the file is damaged or has a password. */
export async function openPdf(bytes: Buffer) {
  // pdf.js needs `DOMMatrix` when it is loaded, but uses it only for drawing.
  (globalThis as { DOMMatrix?: unknown }).DOMMatrix ??= Object;
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
    cMapUrl: new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname,
    cMapPacked: true,
  }).promise.catch((error: unknown) => {
    throw (error as Error).name === 'PasswordException' ? lockedFile() : damagedFile();
  });
  return { document, OPS };
}
