export interface PdfObjects {
  /** Entries of the resource dictionary, which all pages share. */
  resources?: string;
  /** Objects by name. `@name` in resources, catalog and objects is a reference to the object. */
  objects?: Readonly<Record<string, string>>;
  /** Additional entries of the catalog. */
  catalog?: string;
  /** Additional entries of each page. */
  page?: string;
}

/** Creates a PDF with one page of 300 by 200 points per content stream. */
export function createPdf(
  pages: readonly string[],
  { resources = '', objects = {}, catalog = '', page = '' }: PdfObjects = {},
): Buffer {
  const named = { helvetica: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>', ...objects };
  const names = Object.keys(named);
  const firstPage = 3 + names.length;
  const kids = pages.map((_, at) => `${firstPage + at * 2} 0 R`);
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} /MediaBox [0 0 300 200] /Resources << ${resources} >> >>`,
    ...Object.values(named),
    ...pages.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${firstPage + at * 2 + 1} 0 R ${page} >>`,
      createStream(content),
    ]),
  ].map((body) => body.replaceAll(/@(\w+)/g, (_, name: string) => `${names.indexOf(name) + 3} 0 R`));
  let file = '%PDF-1.7\n';
  const offsets = bodies.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = bodies.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Builds a stream object. `entries` are added to its dictionary. */
export function createStream(content: string, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}
