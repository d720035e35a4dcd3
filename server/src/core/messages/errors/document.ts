import { defineMessage } from '@crewdock/contract/message';

// Errors for documents and tables that can’t be read, and notes on how they were read.

export const damaged = defineMessage(
  'documentErrors.damaged',
  'This file is damaged. Open it, save it again and upload that.',
);
export const locked = defineMessage(
  'documentErrors.locked',
  'This file is protected by a password. Save it without one and upload it again.',
);
export const tooManyPages = defineMessage(
  'documentErrors.tooManyPages',
  'This file has more than {max, plural, one {# page} other {# pages}}.',
);
export const unreadable = defineMessage(
  'documentErrors.unreadable',
  'This document can’t be read. Save it as PDF, DOCX, ODT, RTF, HTML or text and upload that.',
);
export const oldDocument = defineMessage(
  'documentErrors.oldDocument',
  'This document was saved in a format from before 2007. Save it as PDF, DOCX, ODT, RTF, HTML or text and upload that.',
);
export const notText = defineMessage(
  'documentErrors.notText',
  'This is not a text document. Save it as PDF, DOCX, ODT, RTF, HTML or text and upload that.',
);
export const tooDeep = defineMessage('documentErrors.tooDeep', 'This page is nested too deeply to be read.');
export const pictureTooLarge = defineMessage(
  'documentErrors.pictureTooLarge',
  'This picture has too many pixels. Save it smaller.',
);
export const empty = defineMessage('documentErrors.empty', 'This file is empty.');
export const tooLarge = defineMessage('documentErrors.tooLarge', 'This file has more than {max} MB.');
export const noText = defineMessage('documentErrors.noText', 'This file contains no text.');
export const tooManyWords = defineMessage(
  'documentErrors.tooManyWords',
  'This file has more words than a CV can have.',
);
export const documentTooComplex = defineMessage(
  'documentErrors.documentTooComplex',
  'This file takes too long to read. Save it as a PDF that contains text, or split it, and upload that.',
);
export const noJobText = defineMessage('documentErrors.noJobText', 'No readable text was found.');
export const tooManyLines = defineMessage(
  'documentErrors.tooManyLines',
  'This text has too many lines. Shorten it and try again.',
);
export const notTable = defineMessage(
  'documentErrors.notTable',
  'This is {kind, select, pdf {a PDF} picture {a picture} archive {an archive} program {a program} database {a database} other {a text document}}, not a table. Save the table as XLSX, ODS or CSV and upload that.',
);
export const workbookLocked = defineMessage(
  'documentErrors.workbookLocked',
  'This workbook is protected by a password. Save it without one and upload it again.',
);
export const oldWorkbook = defineMessage(
  'documentErrors.oldWorkbook',
  'This file was saved in a format from before 2007. Save the table as XLSX, ODS or CSV and upload that.',
);
export const binaryWorkbook = defineMessage(
  'documentErrors.binaryWorkbook',
  'This is a binary workbook (XLSB). Save the table as XLSX, ODS or CSV and upload that.',
);
export const zip = defineMessage('documentErrors.zip', 'This is a ZIP archive. Unpack it and upload the table in it.');
export const tableTooComplex = defineMessage(
  'documentErrors.tableTooComplex',
  'This file takes too long to read. Save its table as CSV, or split it, and upload it again.',
);
export const noRows = defineMessage('documentErrors.noRows', 'This file has no rows.');
export const tooManyColumns = defineMessage(
  'documentErrors.tooManyColumns',
  'This table has more than {max, plural, one {# column} other {# columns}}. Remove columns that aren’t about people.',
);
export const tooManyRows = defineMessage(
  'documentErrors.tooManyRows',
  'This table has more than {max} rows. Split it, or delete what is far below the table, and try again.',
);
export const cellTooLong = defineMessage(
  'documentErrors.cellTooLong',
  'A cell of row {row} has more than {max, plural, one {# character} other {# characters}}.',
);
export const notEncoded = defineMessage(
  'documentErrors.notEncoded',
  'This is not text: it contains NUL bytes. Save the table as CSV again.',
);
export const brokenLetters = defineMessage(
  'documentErrors.brokenLetters',
  'Some letters of this file are broken. Save the table as CSV in UTF-8 or as XLSX, and upload that.',
);
export const pageTooLong = defineMessage(
  'documentErrors.pageTooLong',
  'This page is too long. Save its table as CSV and upload that.',
);
export const xmlWorkbook = defineMessage(
  'documentErrors.xmlWorkbook',
  'This is an XML workbook of 2003. Save it as XLSX, ODS or CSV and upload that.',
);
export const noTable = defineMessage(
  'documentErrors.noTable',
  'This page has no table. Save the table as XLSX, ODS or CSV and upload that.',
);
export const tooMuchText = defineMessage(
  'documentErrors.tooMuchText',
  'This workbook contains too much text. Save its table as CSV and upload that.',
);
export const entities = defineMessage(
  'documentErrors.entities',
  'This workbook defines its own XML entities. Save its table as CSV and upload that.',
);
export const unpacksTooLarge = defineMessage(
  'documentErrors.unpacksTooLarge',
  'This file unpacks to far more than a table needs. Save its table as CSV and upload that.',
);
export const unclosedQuote = defineMessage(
  'documentErrors.unclosedQuote',
  'The file has an unclosed quotation mark, so all quotation marks are read as text.',
);
export const linesLeftOut = defineMessage(
  'documentErrors.linesLeftOut',
  '{lines, plural, one {# line without a bullet was} other {# lines without a bullet were}} left out.',
);
export const encoding = defineMessage('documentErrors.encoding', 'The text was read as {encoding}.');
export const macrosLeftOut = defineMessage('documentErrors.macrosLeftOut', 'The macros were left out.');
export const hiddenRows = defineMessage(
  'documentErrors.hiddenRows',
  '“{sheet}” has {count, plural, one {# hidden row} other {# hidden rows}}, read like the others.',
);
export const hiddenColumns = defineMessage(
  'documentErrors.hiddenColumns',
  '“{sheet}” has {count, plural, one {# hidden column} other {# hidden columns}}, read like the others.',
);
