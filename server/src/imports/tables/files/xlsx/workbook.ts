import { SHEETS_MAX } from '../limits.ts';
import type { ReadFile, TableReadingTask } from '../read.ts';
import { fillMergedAreas } from '../refilled.ts';
import { TableWriter } from '../table-writer.ts';
import { createDamagedFileError, openZip, type Zip } from '../zip.ts';
import { readXml } from '../xml.ts';
import { resolveHyperlinks } from './links.ts';
import { readSheet } from './sheet.ts';
import { readStyles } from './styles.ts';
import { sharedStrings } from './strings.ts';
import * as errors from '../../../../core/messages/errors/document.ts';
import { formatMessage } from '../../../../core/messages/format-message.ts';

interface Sheet {
  name: string;
  hidden: boolean;
  part: string;
}

/** Reads the sheets of an XLSX file. Cells with formulas have their stored results. Macros are never opened. */
export async function readXlsx({ path, output }: TableReadingTask): Promise<ReadFile> {
  const zip = await openZip(path);
  try {
    const { sheets, startsIn1904 } = await sheetsOf(zip);
    const [strings, formats] = [await sharedStrings(zip), await readStyles(zip)];
    const notes = zip.has('xl/vbaProject.bin') ? [formatMessage(errors.macrosLeftOut)] : [];
    const tables = [];
    for (const [at, { name, hidden, part }] of sheets.entries()) {
      const writer = new TableWriter(output, at, name, hidden);
      const found = await readSheet(await zip.stream(part), { strings, formats, startsIn1904 }, writer);
      const links = [...(await resolveHyperlinks(zip, part, found.links)), ...found.formulaLinks];
      tables.push(await fillMergedAreas(writer.end(), found.merges, output, at, links));
      if (found.hiddenColumns > 0)
        notes.push(formatMessage(errors.hiddenColumns, { sheet: name, count: found.hiddenColumns }));
      if (found.hiddenRows > 0) notes.push(formatMessage(errors.hiddenRows, { sheet: name, count: found.hiddenRows }));
    }
    return { tables, notes };
  } finally {
    zip.close();
  }
}

async function sheetsOf(zip: Zip): Promise<{ sheets: Sheet[]; startsIn1904: boolean }> {
  const parts = await targetsOf(zip);
  const sheets: Sheet[] = [];
  let startsIn1904 = false;
  await readXml(await zip.stream('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') startsIn1904 = isOn(attributes.date1904);
      const part = name === 'sheet' && parts.get(relationOf(attributes));
      // Skips chart sheets and dialog sheets, which are not tables.
      if (part && /worksheets\//.test(part) && sheets.length < SHEETS_MAX) {
        sheets.push({ name: attributes.name ?? '', hidden: (attributes.state ?? 'visible') !== 'visible', part });
      }
    },
  });
  if (sheets.length === 0) throw createDamagedFileError();
  return { sheets, startsIn1904 };
}

/** Maps relationship ids to the paths of the workbook's parts. */
async function targetsOf(zip: Zip): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  await readXml(await zip.stream('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      const part = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      if (zip.has(part)) parts.set(Id, part);
    },
  });
  return parts;
}

function relationOf(attributes: Record<string, string>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
