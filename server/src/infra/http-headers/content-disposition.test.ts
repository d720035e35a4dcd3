import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it.each([
    ['cv.pdf', 'attachment; filename="cv.pdf"'],
    ['Résumé Ana.pdf', `attachment; filename="Resume Ana.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20Ana.pdf`],
    [
      'Łucja Żółć.pdf',
      `attachment; filename="Lucja Zolc.pdf"; filename*=UTF-8''%C5%81ucja%20%C5%BB%C3%B3%C5%82%C4%87.pdf`,
    ],
    ['Straße Æon.pdf', `attachment; filename="Strasse Aeon.pdf"; filename*=UTF-8''Stra%C3%9Fe%20%C3%86on.pdf`],
    ['履歴書.pdf', `attachment; filename="LuLiShu.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`],
    ['Резюме.docx', `attachment; filename="Rezyume.docx"; filename*=UTF-8''%D0%A0%D0%B5%D0%B7%D1%8E%D0%BC%D0%B5.docx`],
    ['履歴書', `attachment; filename="LuLiShu"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8`],
    ['.pdf', `attachment; filename="file.pdf"; filename*=UTF-8''.pdf`],
    ['(１).pdf', `attachment; filename="(1).pdf"; filename*=UTF-8''%28%EF%BC%91%29.pdf`],
    ['a"; b.pdf', `attachment; filename="a b.pdf"; filename*=UTF-8''a%22%3B%20b.pdf`],
  ])('writes a readable ASCII name for %s', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });
});
